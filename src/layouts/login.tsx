import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { telHref } from '#domain/tel-href.ts'
import { env } from '#env.ts'
import * as hrefs from '#domain/hrefs.ts'
import { Anchor } from '#ui/anchor.tsx'
import { HarbourScene } from '#ui/harbour-scene.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { media, onDeep } from '#ui/tokens.ts'
import { demonstrationNote } from './demonstration-note.ts'
import { SlimHeader } from './slim-header.tsx'

const page = css`position: relative; isolation: isolate; display: flex; flex-direction: column; min-height: 100dvh;`
/* The scene stays behind a long document instead of growing with it. */
const backdrop = css`position: fixed; inset: 0; z-index: -1; pointer-events: none;`
const middle = css`
  flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; padding: 40px 24px 56px;
  &:focus { outline: none; }
  ${media.mobile} { padding: 16px 8px 24px; align-content: start; }
`
/* Not seen while the page is on its way, so that it is not seen to move when the page turns out long. */
const footer = css`${onDeep} padding: 4px 24px; font-size: var(--type-14); main:has([aria-busy='true']:not(button)) + & { visibility: hidden; }`
const links = css`
  display: flex; flex-wrap: wrap; gap: 0 24px; align-items: center; justify-content: center; text-align: center;
  a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--link); }
`

/** One card in the middle of a quiet harbour, and nothing to distract (2.3-01). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div css={page}>
      <SkipLink to="main" />
      <div css={backdrop}>
        <HarbourScene />
      </div>
      <SlimHeader />
      <main css={middle} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer css={footer} data-print="no">
        <div css={links}>
          <Anchor href={hrefs.home}>На сайт фонда</Anchor>
          <Anchor href={hrefs.support}>Вопросы и ответы</Anchor>
          <Anchor href={telHref(env.hotline)}>{env.hotline}</Anchor>
          {demonstrationNote && <p>{demonstrationNote}</p>}
        </div>
      </footer>
    </div>
  )
}
