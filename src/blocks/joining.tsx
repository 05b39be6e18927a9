import { css } from '@emotion/react'
import * as z from 'zod/mini'
import * as hrefs from '#domain/hrefs.ts'
import { ButtonLink } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText, usable } from './kit/params.ts'

const Step = z.union([
  requiredText,
  z.pipe(
    z.object({ title: requiredText }),
    z.transform(({ title }) => title),
  ),
])
const params = z.object({
  title: requiredText,
  holdingName: requiredText,
  text: optionalText,
  buttonText: z.catch(requiredText, 'Хочу вступить'),
  steps: z.catch(usable(Step), []),
})

const panel = css`
  display: grid; gap: 24px 48px; padding: clamp(24px, 4vw, 48px); border: 1px solid var(--mist-strong); border-radius: var(--card-radius); background: var(--mist);
  ${media.middle} { &:has(> ol) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: center; } }
`
const about = css`max-width: 40rem;`
const actions = row(12)
const list = css`
  display: grid; gap: 12px; counter-reset: step;
  > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 12px; align-items: center; counter-increment: step; }
  > li::before {
    content: counter(step); display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 50%;
    background: var(--surface); color: var(--link); font-weight: 600; font-variant-numeric: tabular-nums;
  }
`

/**
 * An invitation into a holding's programme. The button leads to the joining statement of that holding: whoever is not signed in is
 * shown the entry form in its place (2.3-02), and after the sign-in the statement itself, with nothing lost on the way.
 */
export const Block = block(
  params,
  function JoiningBlock({ params: { title, holdingName, text, buttonText, steps }, slot }) {
    return (
      <div css={panel}>
        <div css={[flow, about]}>
          <BlockHeading>{title}</BlockHeading>
          {text && <p>{text}</p>}
          <Under title={title}>{slot('default')}</Under>
          <div css={actions} data-print="no">
            <ButtonLink href={hrefs.joining(holdingName)}>{buttonText}</ButtonLink>
          </div>
        </div>
        {steps.length > 0 && (
          <ol css={list} role="list">
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    )
  },
)
