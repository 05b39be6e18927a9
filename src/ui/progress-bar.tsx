import { css, keyframes } from '@emotion/react'
import { useId, type ReactNode } from 'react'

const head = css`
  display: flex; justify-content: space-between; gap: 16px; margin-bottom: 8px; font-size: var(--type-14);
  > :last-child { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
`
const pass = keyframes`from { background-position: -70% 0, 0; } to { background-position: 170% 0, 0; }`
/** Of a file on a slow line browsers tell about once a second: between that the bar goes on, so that nobody thinks it has stopped. */
const bar = css`
  display: block; width: 100%; height: 8px; border: 0; border-radius: 4px; overflow: hidden; appearance: none; background: var(--mist-strong);
  &::-webkit-progress-bar { background: var(--mist-strong); }
  &::-webkit-progress-value { background: var(--deep); border-radius: 4px; transition: inline-size 1s linear; }
  &:indeterminate {
    background: linear-gradient(var(--deep), var(--deep)) 0 / 40% 100% no-repeat, var(--mist-strong); animation: ${pass} 1.6s ease-in-out infinite;
    &::-webkit-progress-bar { background: none; } &::-moz-progress-bar { background: none; }
  }
  &::-moz-progress-bar { background: var(--deep); border-radius: 4px; }
`

export type ProgressBarProps = {
  label: ReactNode
  /** Unknown when left out. */
  value?: number | undefined
  max?: number | undefined
  /** The same in words: bytes and percent, for one. */
  text?: ReactNode
  className?: string | undefined
}

/** How far a download, an upload or a job has come. */
export function ProgressBar({ label, value, max = 100, text, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={className}>
      <div css={head}>
        <label htmlFor={id}>{label}</label>
        <span>{text}</span>
      </div>
      <progress css={bar} id={id} value={value} max={max} />
    </div>
  )
}
