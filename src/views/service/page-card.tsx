import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import { Card } from '#ui/card.tsx'
import { media } from '#ui/tokens.ts'

const card = css`
  display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); align-content: start; width: 100%; max-width: 30rem; margin-inline: auto; padding: 32px;
  ${media.mobile} { padding: 24px 16px; }
  h1 { font-size: var(--type-28); }
  h2 { font-size: var(--type-22); }
`
const wideCard = css`max-width: 48rem;`

type PageCardProps = {
  children: ReactNode
  /** For documents. */
  wide?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** The one card of a page with one task. */
export function PageCard({ children, wide, ref }: PageCardProps) {
  return (
    <Card css={[card, wide && wideCard]} ref={ref}>
      {children}
    </Card>
  )
}
