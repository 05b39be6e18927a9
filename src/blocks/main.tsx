import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { row } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { media, onDeep } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText } from './kit/params.ts'

const params = z.object({
  title: requiredText,
  subtitle: optionalText,
  theme: z.catch(z.enum(['light', 'dark']), 'light'),
  align: z.catch(z.enum(['left', 'center']), 'left'),
})

const banner = css`
  position: relative; isolation: isolate; overflow: hidden;
  display: grid; gap: 32px; align-items: center; grid-template-columns: minmax(0, 1fr);
  padding: clamp(40px, 6vw, 80px) max(var(--gutter, var(--card-padding)), (100% - var(--page-width)) / 2) clamp(56px, 8vw, 104px);
  border-radius: var(--band-radius, var(--card-radius));
  h1, h2 { max-width: 48rem; font-size: clamp(var(--type-28), 1.2rem + 2.4vw, var(--type-48)); line-height: 1.15; letter-spacing: -.015em; }
  @media print { padding-block: 24px 0; }
`
const themes = { light: css`background: var(--mist);`, dark: css`${onDeep}` }
const centred = css`justify-items: center; text-align: center; > div > * { margin-inline: auto; justify-content: center; }`
const withAside = css`${media.middle} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }`
const subtitle = css`
  max-width: 44rem; margin-top: 16px; color: var(--ink-soft); font-size: var(--type-18); text-wrap: balance;
  ${media.middle} { font-size: var(--type-22); }
`
const actions = [row(12), css`margin-top: 32px;`]
const waves = css`
  position: absolute; z-index: -1; inset: auto 0 0; width: 100%; height: 56px; max-width: none;
  path { fill: var(--mist-strong); opacity: .7; }
  path + path { fill: var(--paper); opacity: 1; }
  html[data-contrast='high'] & { display: none; }
  @media print { display: none; }
`

/** The head of a page: what it is about in one sentence, and what to do about it. */
export const Block = block(
  params,
  function MainBlock({ params: { title, subtitle: about, theme, align }, slot, leads }) {
    const aside = slot('aside')
    const does = slot('actions')
    return (
      <div css={[banner, themes[theme], align === 'center' && centred, aside !== null && withAside]}>
        <div>
          {leads ? <PageHeading>{title}</PageHeading> : <h2>{title}</h2>}
          {about && <p css={subtitle}>{about}</p>}
          {does && <div css={actions}>{does}</div>}
        </div>
        {aside && <div css={flow}>{aside}</div>}
        <svg css={waves} viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 30c160-22 300-22 480-4s320 18 480-4 320-18 480 0v34H0z" />
          <path d="M0 44c180-14 320-10 500 0s300 10 460-2 300-12 480 2v12H0z" />
        </svg>
      </div>
    )
  },
  { wide: true },
)
