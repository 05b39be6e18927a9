import { css } from '@emotion/react'
import { Alive } from '#system/react/system.tsx'
import { useNewsCount, useStatementNews } from '#system/react/use-statement-news.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const badge = css`
  position: absolute; top: 2px; left: 24px; min-width: 1.125rem; padding-inline: 4px; border-radius: 1rem; background: var(--lantern);
  color: var(--ink); font-size: 0.75rem; font-weight: 600; line-height: 1.125rem; text-align: center;
`

/** In how many of the client's statements something is new; nothing where nothing is. */
export function NewsCount() {
  return (
    <Alive actor="client">
      <Count />
    </Alive>
  )
}

function Count() {
  const count = useNewsCount()
  if (count === null) return <Asking />
  return count === 0 ? null : (
    <span css={badge} id="news">
      <VisuallyHidden>Новое в заявлениях: </VisuallyHidden>
      {count}
    </span>
  )
}

/** Asks once: whoever looks all the time would keep the pages from asking anew. */
function Asking() {
  useStatementNews()
  return null
}
