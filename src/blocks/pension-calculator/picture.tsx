import { css } from '@emotion/react'
import { memo, useMemo, type CSSProperties } from 'react'
import { forecast, type YearEnd } from '#domain/forecast.ts'
import type { Plan } from '#domain/forecast/plan.ts'
import { formatPercent } from '#domain/percent.ts'
import { deduction } from '#domain/pds-rules.ts'
import { figures } from '#ui/layout.ts'
import { Swatch } from '#ui/ring.tsx'
import { StackedAreas } from '#ui/stacked-areas.tsx'
import { chartColour } from '#ui/tokens.ts'
import { brief, inYears, partLook, partsOf, rubles } from './text.ts'

/** The forecast drawn and taken to pieces: a part of its own, so that a slow machine may draw it after the slider and the sum. */
export const Picture = memo(function Picture({ plan }: { plan: Plan }) {
  const ends = useMemo(() => forecast(plan), [plan])
  const end = ends.at(-1)
  return (
    <>
      <Course plan={plan} ends={ends} />
      {end && <Composition plan={plan} end={end} />}
    </>
  )
})

/** How the savings grow from year to year. */
function Course({ plan: { mode, age }, ends }: { plan: Plan; ends: readonly YearEnd[] }) {
  const categories = useMemo(() => ends.map(({ year }) => inYears(age + year)), [ends, age])
  const series = useMemo(
    () => partsOf(mode).map((name) => ({ ...partLook[name], values: ends.map((end) => end[name]) })),
    [ends, mode],
  )
  return (
    <StackedAreas
      label="Накопления по годам, ориентировочно"
      head="Возраст"
      categories={categories}
      series={series}
      format={rubles}
      formatAxis={brief}
    />
  )
}

const table = [
  figures,
  css`
  &, > tbody, > caption { display: block; }
  caption { padding-bottom: 8px; text-align: start; font-weight: 500; }
  tr { display: flex; flex-wrap: wrap; justify-content: end; gap: 0 16px; padding: 8px 0; }
  tr + tr { border-top: 1px solid var(--line); }
  th, td { padding: 0; font-weight: 400; text-align: end; }
  th { flex: 1 1 9.5rem; text-align: start; overflow-wrap: anywhere; }
  svg { display: inline; width: .75rem; height: .75rem; margin-right: .5rem; }
`,
]
const part = css`min-width: 3rem; color: var(--ink-soft); @media (width < 400px) { display: none; }`
const bar = css`display: flex; gap: 2px; height: 12px; margin-bottom: 16px; border-radius: 6px; overflow: hidden; background: var(--mist-strong);`
const piece = css`flex: var(--share) 0 0; min-width: 0; background: var(--colour);`
/* Two lines are kept, so that nothing moves while a slider does. */
const note = css`min-height: 2.625rem; margin-top: 8px; color: var(--ink-soft); font-size: var(--type-14);`

function refundNote({ years, reinvests }: Plan, { spent }: YearEnd): string {
  if (years < deduction.leastYears)
    return `Налоговый вычет не учтён: он положен, если до выплат не меньше ${inYears(deduction.leastYears)}.`
  return reinvests
    ? 'Возвращённый налог вносится обратно и тоже приносит доход.'
    : `Ещё ${rubles(spent)} возвращённого налога останется у вас: в накопления эта сумма не входит.`
}

/** Whose money the savings are made of: a bar, and the same in words and figures. */
function Composition({ plan, end }: { plan: Plan; end: YearEnd }) {
  const names = partsOf(plan.mode)
  const shares = wholeShares(names.map((name) => end[name]))
  const shown = names.map((name, index) => ({ ...partLook[name], value: end[name], share: shares[index] ?? 0 }))
  return (
    <div>
      <div css={bar} aria-hidden="true">
        {shown.map(
          ({ name, value, colour }) =>
            value > 0 && (
              <span
                key={name}
                css={piece}
                style={{ '--share': value, '--colour': chartColour(colour) } as CSSProperties}
              />
            ),
        )}
      </div>
      <table css={table}>
        <caption>Из чего сложится сумма</caption>
        <tbody>
          {shown.map(({ name, value, share, colour }) => (
            <tr key={name}>
              <th scope="row">
                <Swatch colour={colour} />
                {name}
              </th>
              <td>{rubles(value)}</td>
              <td css={part}>{formatPercent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.mode !== 'corporate' && <p css={note}>{refundNote(plan, end)}</p>}
    </div>
  )
}

/** Shares of a whole in whole percents that add up to a hundred: what rounding leaves goes to those that it takes the most from. */
export function wholeShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const shares = exact.map(Math.floor)
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss)
  for (const { index } of byLoss.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
