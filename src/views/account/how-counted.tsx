import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { formatRubles, pensionPaymentEstimate, type Amounts } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import { counted } from '#domain/plural.ts'
import { stack } from '#ui/layout.ts'

const text = css`${stack(12)}`
const tax = formatPercent((1 - limits.taxFreeShare) * 100)
const months = 12

/** What the estimates of the main page mean in words, and what they are made of (9-03). */
export function HowCounted({ amounts }: { amounts: Amounts }) {
  const years = limits.pensionPaymentMonths / months
  return (
    <div css={text}>
      <p>
        После налога: из взносов и обязательств работодателя вычтено {tax}, ваши взносы и доход посчитаны целиком. При
        выкупе налог берут и с дохода.
      </p>
      <p>
        Выплата в месяц: эта сумма, разделённая на {limits.pensionPaymentMonths} месяцев, то есть{' '}
        {formatRubles(pensionPaymentEstimate(amounts))} в месяц в течение {counted(years, 'года', 'лет', 'лет')}.
      </p>
      <p>Это ориентир, а не обещание: сумма выплаты зависит от договора, дохода и налоговых правил на день выплаты.</p>
    </div>
  )
}
