import { longDate } from './dates.ts'
import * as limits from './limits.ts'
import { formatRubles } from './money.ts'
import { formatPercent } from './percent.ts'
import { payoutTax, taxRounding } from './pds-rules.ts'

const [usual, higher] = payoutTax.steps
const { articles } = payoutTax

/** What a payout is taxed by, a rule a sentence with its article. */
export const payoutRules = (): string[] => [
  `По вашему договору облагается то, что больше ваших взносов, а деньги работодателя и доход на них — целиком (${articles.income}).`,
  `Взносы, за которые можно было получить вычет, облагаются, пока справка не подтвердит, что его не было (${articles.deductible}).`,
  `Налог ${formatPercent(usual.percent)}, с того, что больше ${formatRubles(higher.above)} таких доходов за год, — ${formatPercent(higher.percent)}, у нерезидента — ${formatPercent(payoutTax.abroad)} (${articles.rate}); до целого рубля (${taxRounding.source.law}).`,
]

/** Since when the rules stand so, and what the portal does not know. */
export const howSurePayoutIs = (): string =>
  `Проверено ${longDate(payoutTax.source.checked)}. Это ориентир: налог считает и удерживает фонд в день выплаты. Что из таких доходов вам уже выплатили в этом году, портал не знает: с ними часть может попасть под ${formatPercent(higher.percent)}.`

/** What is paid with the certificate of the tax office and without it; null where it is the same. */
export const certificateSpares = ({ withIt, without }: { withIt: number; without: number }): string | null =>
  withIt > without
    ? `Со справкой налоговой инспекции придёт ${formatRubles(withIt)}, без неё — ${formatRubles(without)}: без справки налог удержат и с того, кто вычетом не пользовался.`
    : null

/** How this differs from the estimate of the main page (9-03). */
export const differsFromEstimate = (): string =>
  `Оценка на главной странице проще: там ${formatPercent((1 - limits.taxFreeShare) * 100)} вычтены из взносов и обязательств работодателя, доход и ваши взносы взяты целиком, а сумма разделена на ${limits.pensionPaymentMonths} месяцев и округлена вниз; здесь налог посчитан по каждому договору — с дохода, с денег работодателя и со взносов, за которые можно было получить вычет.`
