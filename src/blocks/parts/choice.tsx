import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Select } from '#ui/select.tsx'
import { media } from '#ui/tokens.ts'

/* Nothing that is chosen here can be wrong, so the line that a field keeps for its error is given back. */
const choices = css`
  display: flex; flex-wrap: wrap; gap: 0 24px; align-items: start; margin-bottom: -1rem;
  > * { flex: 0 1 18rem; }
  ${media.mobile} { > * { flex-basis: 100%; } }
`

/** The controls over figures that choose what they are of; paper says it in their captions. */
export function Choices({ children }: { children: ReactNode }) {
  return <div css={choices} data-print="no">{children}</div>
}

export type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

/** One such control; where there is nothing to choose, it is not there. */
export function Choice({ label, value, options, onPick }: ChoiceProps) {
  if (options.length < 2) return null
  return <Select label={label} value={value} options={options} onChange={(event) => onPick(event.target.value)} />
}
