import { css } from '@emotion/react'
import type { SavingYear } from '#domain/investment.ts'
import { formatPercent } from '#domain/money.ts'
import { averageOf, seriesOf, together } from './years.ts'

const text = css`max-width: 44rem;`

type SummaryProps = { known: readonly SavingYear[]; portfolio: string; years: readonly number[] }

const rounded = (percent: number) => formatPercent(Math.round(percent * 10) / 10)

/** The whole span in words: what was given, how prices grew, how much it is in a year. */
export function Summary({ known, portfolio, years }: SummaryProps) {
  const [own, prices] = seriesOf(known, [portfolio], years).map(({ values }) => together(values, years))
  const average = averageOf(known, portfolio)
  if (own == null || prices == null) return null
  return (
    <p css={text}>
      За&nbsp;{years[0]}–{years.at(-1)}&nbsp;годы на&nbsp;счета клиентов начислено в&nbsp;сумме <strong>{rounded(own)}</strong>, цены за&nbsp;это время
      изменились на&nbsp;<strong>{rounded(prices)}</strong>.
      {average && <> В&nbsp;среднем с&nbsp;{average.since}&nbsp;года&nbsp;— {formatPercent(average.percent)} в&nbsp;год.</>}
    </p>
  )
}
