import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { columns } from '#ui/layout.ts'

const cards = css`
  ${columns(360, 16)}
  h2 { display: flex; gap: 12px; align-items: center; margin-bottom: 12px; font-size: var(--type-18); }
  h2 > svg { color: var(--link); }
  ul { margin: 0; padding-left: 1.25rem; }
  li + li, p + p { margin-top: 8px; }
`
const soft = css`margin-top: 12px; color: var(--ink-soft); font-size: var(--type-14);`

type GuideCardsProps = {
  cards: readonly { id: string; icon: string; title: string; items: readonly ReactNode[]; note?: string }[]
}

/** What is worth knowing before a statement is filled in, a card a matter. */
export function GuideCards({ cards: all }: GuideCardsProps) {
  return (
    <div css={cards}>
      {all.map(({ id, icon, title, items, note }) => (
        <Card key={id} as="section" aria-labelledby={id}>
          <h2 id={id}>
            <Icon path={icon} />
            {title}
          </h2>
          <ul>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
          {note && <p css={soft}>{note}</p>}
        </Card>
      ))}
    </div>
  )
}
