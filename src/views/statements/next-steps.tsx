import { css } from '@emotion/react'

const list = css`margin: 0; padding-left: 1.5rem; li + li { margin-top: 8px; } li::marker { color: var(--ink-soft); font-variant-numeric: tabular-nums; }`

/** What happens next, a sentence a step; one alone is no list. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 1) return <p>{steps[0]}</p>
  return (
    <ol css={list}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
