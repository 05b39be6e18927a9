import { css } from '@emotion/react'
import { memo } from 'react'
import type { Plan } from '#domain/forecast/plan.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { assumptionsOf, rulesOf } from './rules-text.ts'

const list = css`margin: 0; padding-inline-start: 1.25rem; > li + li { margin-top: 8px; }`
const frame = css`border-top: 1px solid var(--line); > details:last-of-type { border: 0; }`

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul css={list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

type AssumptionsProps = Pick<Plan, 'mode' | 'rate' | 'inflation'> & { className?: string }

/** What the forecast takes for granted, and the rules of law that it rests on. */
export const Assumptions = memo(function Assumptions({ mode, rate, inflation, className }: AssumptionsProps) {
  return (
    <div css={frame} className={className}>
      <Disclosure title="Что учтено в расчёте">
        <Lines lines={assumptionsOf({ mode, rate, inflation })} />
      </Disclosure>
      <Disclosure title="Правила и источники">
        <Lines lines={rulesOf(mode)} />
      </Disclosure>
    </div>
  )
})
