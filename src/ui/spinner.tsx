import { css, keyframes } from '@emotion/react'

const turn = keyframes`to { transform: rotate(1turn); }`
const circle = css`
  display: inline-block; flex: none; width: 1.25em; height: 1.25em; border: 2px solid currentColor; border-right-color: transparent;
  border-radius: 50%; animation: ${turn} 800ms linear infinite;
`

type SpinnerProps = { className?: string }

/** Turns while something short is awaited; whoever shows it says in words or by aria-busy what that is. */
export function Spinner({ className }: SpinnerProps) {
  return <span css={circle} className={className} aria-hidden="true" />
}
