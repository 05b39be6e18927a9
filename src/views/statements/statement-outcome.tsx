import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'

const page = css`${stack(16)}`
const card = css`${stack(16)} max-width: 48rem; h2:focus { outline: none; }`

type StatementOutcomeProps = {
  /** Which statement it is. */
  title: string
  heading: string
  children: ReactNode
}

/** What has become of a statement that is not filled in now; it takes the focus from the button that led here. */
export function StatementOutcome({ title, heading, children }: StatementOutcomeProps) {
  const place = useSuccessFocus<HTMLHeadingElement>()
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Card as="section" css={card} aria-labelledby="told">
        <h2 id="told" ref={place} tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </Card>
    </div>
  )
}
