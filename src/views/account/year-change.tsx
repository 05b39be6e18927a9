import { css } from '@emotion/react'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { formatSignedRubles } from '#domain/money.ts'
import { programmeTitle, type Product } from '#domain/programme.ts'
import { together } from '#system/react/together.ts'
import { rows, useQueries, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { yearChangeRoom } from './year-change-room.ts'

const line = css`display: flex; gap: 0 16px; align-items: center; justify-content: space-between;`
const text = css`min-width: 0; color: var(--ink-soft); font-size: var(--type-14); data { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }`
const picture = css`flex: 0 1 6rem; min-width: 3rem; height: 2rem; stroke: var(--deep); fill: none;`
const height = 32
const width = 96
const margin = 3

const thisYear = ({ id }: Product, today: string) => ({
  params: { id },
  query: { begin: `${today.slice(0, 4)}-01-01`, end: today },
})

/** Says below the programmes why the change of some of them did not come, and lets it be asked for again. */
export function MissingYearChanges({ products }: { products: readonly Product[] }) {
  const today = useToday()
  const query = together(
    useQueries(
      rows.cashFlow.turnover,
      products.map((product) => thisYear(product, today)),
    ),
  )
  if (query.state !== 'failed' && query.state !== 'partial') return null
  const missing = query.state === 'partial' ? products.filter((_, at) => query.value[at] === null) : []
  const whose = missing.length > 0 && `: ${missing.map(programmeTitle).join('; ')}`
  return <MissingPart title={`Изменение с начала года не загрузилось${whose || ''}`} failure={query} />
}

/** How a programme has changed since the year began, in a sum and a small line. */
export function YearChange({ product }: { product: Product }) {
  const query = useQuery(rows.cashFlow.turnover, thisYear(product, useToday()))
  if (query.state === 'loading') return <div css={yearChangeRoom} />
  // Why, `MissingYearChanges` says once for all programmes.
  if (query.state === 'failed')
    return (
      <div css={[yearChangeRoom, line]}>
        <p css={text}>
          <span aria-hidden="true">—</span>
          <VisuallyHidden>неизвестно</VisuallyHidden> с начала года
        </p>
      </div>
    )
  const { openingBalance, closingBalance, points, turnover } = query.value
  const change = closingBalance - openingBalance
  return (
    <div css={[yearChangeRoom, line]}>
      <p css={text}>
        <data value={change}>{formatSignedRubles(change)}</data> с начала года
        {turnover.payments !== 0 && ' вместе с выплатами'}
      </p>
      <SmallLine values={[openingBalance, ...points.map(({ balance }) => balance)]} />
    </div>
  )
}

/** The shape of it alone: the figures stand in the statement. */
function SmallLine({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || 1
  const points = values.map((value, index) => {
    const x = margin + (index / Math.max(values.length - 1, 1)) * (width - 2 * margin)
    const y = height - margin - ((value - least) / span) * (height - 2 * margin)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg css={picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
