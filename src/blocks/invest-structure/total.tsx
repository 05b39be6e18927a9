import { css } from '@emotion/react'
import { largeSum } from '../parts/large-sum.ts'

const sum = css`font-size: var(--type-22); font-weight: 600; white-space: nowrap;`
const word = css`color: var(--ink-soft); font-size: var(--type-14);`

/** All that is divided, in the middle of the ring. */
export function Total({ amount }: { amount: number }) {
  return <><span css={word}>Всего</span><data css={sum} value={amount}>{largeSum(amount)}</data></>
}
