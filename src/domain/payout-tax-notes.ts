import { longDate } from './dates.ts'
import * as limits from './limits.ts'
import { formatPercent, formatRubles } from './money.ts'
import { payoutTax, taxRounding } from './pds-rules.ts'

const [usual, higher] = payoutTax.steps

/** How a payout is counted, and when the rules of it were checked. */
export const howPayoutIsCounted = (): string =>
  `Налог: ${formatPercent(usual.percent)}, с того, что больше ${formatRubles(higher.above)} таких доходов за год, — ${formatPercent(higher.percent)}, у нерезидента — ${formatPercent(payoutTax.abroad)}; до целого рубля (${payoutTax.source.law}; ${taxRounding.source.law}; проверено ${longDate(payoutTax.source.checked)}). Это ориентир: налог считает и удерживает фонд в день выплаты.`

/** What the certificate of the tax office spares; null where nothing. */
export const certificateSpares = (spared: number): string | null =>
  spared > 0
    ? `Со справкой налоговой инспекции налог меньше на ${formatRubles(spared)}. Без справки фонд удержит его и с того, кто вычетом не пользовался.`
    : null

/** How this differs from the estimate of the main page (9-03). */
export const differsFromEstimate = (): string =>
  `Оценка на главной странице проще: там ${formatPercent((1 - limits.taxFreeShare) * 100)} вычтены из взносов и обязательств работодателя, доход и ваши взносы взяты целиком, а сумма разделена на ${limits.pensionPaymentMonths} месяцев и округлена вниз; здесь налог посчитан по каждому договору — с дохода, с денег работодателя и со взносов, за которые можно было получить вычет.`
