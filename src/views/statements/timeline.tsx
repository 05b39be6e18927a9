import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import { statementState } from '#domain/statement-states.ts'

const steps = css`
  display: grid; gap: 12px; border-left: 2px solid var(--line);
  > li { padding-left: 16px; }
  time { display: block; font-size: var(--type-14); }
  strong { color: var(--ink); font-weight: 500; }
`

type TimelineProps = { history: readonly { state: string; date: string; comment?: string | null | undefined }[] }

/** What has happened to a statement, the last first. */
export function Timeline({ history }: TimelineProps) {
  return (
    <ol css={steps} role="list">
      {history.toReversed().map((step) => (
        <li key={`${step.state} ${step.date}`}>
          <time dateTime={step.date}>{longDate(step.date)}</time>
          <strong>{statementState(step.state).name}</strong>
          {step.comment && `. ${step.comment}`}
        </li>
      ))}
    </ol>
  )
}
