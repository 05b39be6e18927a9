import { css } from '@emotion/react'
import { useMemo } from 'react'
import { Queried } from '#blocks/parts/queried.tsx'
import type { AnnualSum } from '#domain/contributions.ts'
import { longDate } from '#domain/dates.ts'
import { formatRubles } from '#domain/money.ts'
import { incomeTax } from '#domain/pds-rules.ts'
import { lastDayFor, limitOf, refundOf, standingOf } from '#domain/tax-deduction.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { percent } from '#ui/icons.ts'
import { columns, stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { noYearsText } from '../tax-deduction/year-texts.ts'

const part = css`${stack(16)}`
const cards = css`${columns(280, 16)}`
const card = css`
  ${stack(8)}
  h3 { font-size: var(--type-18); }
  dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 16px; overflow-wrap: anywhere; }
  dt { color: var(--ink-soft); }
  dd { font-variant-numeric: tabular-nums; text-align: end; }
`
const strong = css`font-weight: 600;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 11rem;`
const rate = incomeTax.steps[0].percent

/** The years for which the client has paid contributions of their own: how much, what comes back at most, and until when. */
export function DeductionYears() {
  const years = useQuery(rows.contributions.years, {})
  const individual = useQuery(rows.contributions.individual, {})
  return (
    <section css={part} aria-labelledby="years">
      <h2 id="years">Взносы по годам</h2>
      <Queried
        query={years}
        loading={<Outline />}
        empty={(all) =>
          all.length === 0 ? (
            <EmptyState title="Вычитать пока нечего" icon={percent}>
              {noYearsText(individual.state === 'shown' && individual.value.haveIndividualContribution)}
            </EmptyState>
          ) : null
        }
      >
        {(all) => <Sums years={all} />}
      </Queried>
    </section>
  )
}

function Sums({ years }: { years: readonly number[] }) {
  const newest = useMemo(() => [...new Set(years)].toSorted((one, other) => other - one), [years])
  const query = useQuery(rows.contributions.annualSums, { body: { years: newest } })
  return (
    <Queried query={query} loading={<Outline />}>
      {(sums) => <Years sums={sums} />}
    </Queried>
  )
}

function Years({ sums }: { sums: readonly AnnualSum[] }) {
  const today = useToday()
  const byYear = sums.toSorted((one, other) => other.year - one.year)
  const current = byYear.filter(({ year }) => standingOf(year, today) !== 'past')
  const past = byYear.filter(({ year }) => standingOf(year, today) === 'past')
  return (
    <>
      <ul role="list" css={cards}>
        {current.map((one) => (
          <Year key={one.year} {...one} isRunning={standingOf(one.year, today) === 'running'} />
        ))}
      </ul>
      <p css={soft}>
        Столько вернут, если за год вы заплатили не меньше налога по ставке {rate}&nbsp;% и не брали других вычетов с
        тем же пределом. Предел один на все договоры.
      </p>
      {past[0] && <p css={soft}>За {past[0].year} год и раньше срок подачи прошёл: на неё даётся три года.</p>}
    </>
  )
}

function Year({ year, sum, isRunning }: AnnualSum & { isRunning: boolean }) {
  const { mostBase } = limitOf(year)
  return (
    <Card as="li" css={card}>
      <h3>
        {year} год {isRunning && <Badge>ещё идёт</Badge>}
      </h3>
      <dl>
        <dt>Ваши взносы</dt>
        <dd>{formatRubles(sum)}</dd>
        <dt>Предел за год</dt>
        <dd>{formatRubles(mostBase)}</dd>
        <dt>Вернут не больше</dt>
        <dd css={strong}>{formatRubles(refundOf(year, sum))}</dd>
      </dl>
      <p css={soft}>
        {isRunning ? `Подать можно с 1 января ${year + 1} года` : `Подать можно до ${longDate(lastDayFor(year))}`}
      </p>
    </Card>
  )
}

function Outline() {
  return (
    <Loading label="Взносы загружаются" css={cards}>
      <Skeleton shape="card" count={3} css={outline} />
    </Loading>
  )
}
