import { longDate } from '#domain/dates.ts'
import { formatPercent } from '#domain/percent.ts'
import { guarantee, payoutTax } from '#domain/pds-rules.ts'

const number = new Intl.NumberFormat('ru-RU')
/** In words, since the letters of documents have no sign of the ruble. */
const rubles = (amount: number) => `${number.format(amount)} рублей`
const [usual, higher] = payoutTax.steps

/** On what day the rules of law were checked; no page claims a later one. */
export const checkedOn = longDate(payoutTax.source.checked)

/** The end of a text that tells rules of law. */
export const asChecked = `Правила проверены ${checkedOn} года.`

/** The rates of what a fund withholds from payments. */
export const payoutRates = `${formatPercent(usual.percent)}, с того, что больше ${rubles(higher.above)} таких доходов за год, — ${formatPercent(higher.percent)}; с нерезидентов — ${formatPercent(payoutTax.abroad)} (${payoutTax.source.law})`

/** Of which contributions tax is withheld at an early end of a contract, and what the certificate of the tax office is for. */
export const certificateRule = `При досрочном расторжении фонд удерживает ${formatPercent(payoutTax.ofDeductible)} и с собственных взносов, по которым можно было получить вычет, если вы не принесёте справку налоговой инспекции о том, что вычет не использован. Кто вычетом не пользовался и справки не принёс, платит так же (статья 219 Налогового кодекса).`

/** Who guarantees the money, by which law, and what nobody guarantees. */
export const guaranteeRule = `Суммы на счетах негосударственного пенсионного обеспечения и долгосрочных сбережений в пределах ${rubles(guarantee.most)} гарантирует ${guarantee.agency} (${guarantee.source.law}). Доходность не гарантирует никто.`

/** What the law on pension funds wants to be read wherever returns or contracts are told of. */
export const returnsRule =
  'Доход от размещения пенсионных резервов может расти и снижаться. Прошлые результаты не определяют будущих. Государство не гарантирует доходность. До заключения договора прочитайте устав фонда, пенсионные правила и правила долгосрочных сбережений.'
