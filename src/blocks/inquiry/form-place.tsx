import { css } from '@emotion/react'
import type { CSSProperties, ReactNode } from 'react'
import type { AskedField } from '#domain/inquiry.ts'
import { Card } from '#ui/card.tsx'
import { media } from '#ui/tokens.ts'

/* As tall as the form will be, so that nothing moves when it comes: a row is a label, a control and the line of an error. */
const place = css`
  max-width: 44rem; min-height: calc(var(--wide-rows) * 6.75rem + 17rem);
  ${media.mobile} { min-height: calc(var(--rows) * 6.75rem + 20rem); }
`
const pairs = [['phone', 'email'], ['companyName', 'companyInn']] as const

/** The sheet on which a form stands, and before it the room that it will take. */
export function FormPlace({ asked, children }: { asked: readonly AskedField[]; children: ReactNode }) {
  const has = (name: string) => asked.some((field) => field.name === name)
  const paired = pairs.filter(([one, other]) => has(one) && has(other)).length
  const tall = has('message') ? 0.75 : 0
  return <Card css={place} style={{ '--rows': asked.length + tall, '--wide-rows': asked.length + tall - paired } as CSSProperties}>{children}</Card>
}
