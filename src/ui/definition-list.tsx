import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from './tokens.ts'

const list = css`
  > div { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; gap: 4px 24px; padding: 12px 0; }
  > div + div { border-top: 1px solid var(--line); }
  dt { color: var(--ink-soft); }
  dd { min-width: 0; font-variant-numeric: tabular-nums; }
  ${media.mobile} { > div { grid-template-columns: minmax(0, 1fr); } }
`

export type DefinitionListProps = {
  items: readonly { term: string; value: ReactNode }[]
  className?: string | undefined
}

/** Names and what they stand for: requisites, the answers of a wizard's step. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl css={list} className={className}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
