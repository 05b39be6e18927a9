import { formatPercent } from '#domain/money.ts'
import type { ChartSeries } from '#ui/chart/data.ts'
import { together } from './years.ts'

type SummaryProps = { series: readonly ChartSeries[]; years: readonly number[] }

const rounded = (percent: number) => formatPercent(Math.round(percent * 10) / 10)

/** The whole span in a sentence: what was given and how prices grew. */
export function Summary({ series, years }: SummaryProps) {
  const [own, prices] = series.map(({ values }) => together(values, years))
  if (own == null || prices == null) return null
  return (
    <p>
      За&nbsp;{years[0]}–{years.at(-1)}&nbsp;годы на&nbsp;счета клиентов начислено в&nbsp;сумме <strong>{rounded(own)}</strong>, цены за&nbsp;это время
      изменились на&nbsp;<strong>{rounded(prices)}</strong>.
    </p>
  )
}
