import { longDate } from '#domain/dates.ts'
import type { Mode, Plan } from '#domain/forecast/plan.ts'
import { formatPercent } from '#domain/percent.ts'
import {
  bandOf,
  coFinancing,
  deduction,
  guarantee,
  incomeTax,
  payout,
  payoutTax,
  type Source,
} from '#domain/pds-rules.ts'
import { inYears, rubles } from './text.ts'

const nbsp = '\u00A0'

/** `1 ₽ на каждые ваши 2 ₽`: how much the state adds at an income. */
export function addedBy(income: number): string {
  const own = 1 / bandOf(income).perRuble
  return `1${nbsp}₽ на ${own === 1 ? 'каждый ваш' : 'каждые ваши'} ${own}${nbsp}₽`
}

/** What a scenario of several is called, from the most careful on. */
export function scenarioName(index: number, count: number): string {
  if (count === 1) return 'Обычный'
  if (index === 0) return 'Осторожный'
  if (index === count - 1) return 'Оптимистичный'
  return count === 3 ? 'Средний' : `Средний ${index}`
}

const from = ({ law, since, checked }: Source) =>
  `${since === null ? '' : `действует с ${longDate(since)} года, `}источник: ${law}, проверено ${longDate(checked)} года`

const bands = coFinancing.bands
  .map(({ upTo }, index) => {
    const most = upTo === Infinity ? `больше ${rubles(coFinancing.bands[index - 1]?.upTo ?? 0)}` : `до ${rubles(upTo)}`
    return `при доходе ${most} в месяц — ${addedBy(upTo)}`
  })
  .join('; ')

const taxSteps = incomeTax.steps.map(({ percent }) => formatPercent(percent)).join(', ')

/** How the forecast is made: what is taken for granted. */
export const assumptionsOf = ({ mode, rate, inflation }: Pick<Plan, 'mode' | 'rate' | 'inflation'>): string[] => [
  'Взносы вносятся в конце каждого месяца и с годами не растут.',
  `Доходность каждый год одна и та же — ${formatPercent(rate)}. На деле она меняется от года к году и может быть отрицательной.`,
  `Инфляция каждый год — ${formatPercent(inflation)}: по ней сумма пересчитана в сегодняшние деньги.`,
  ...(mode === 'public'
    ? ['Доплата государства за год поступает в середине следующего года. Уже накопленные деньги её не увеличивают.']
    : []),
  ...(mode !== 'corporate'
    ? [
        'Налог возвращают в середине следующего года, и не больше, чем вы заплатили. Других вычетов вы не получаете.',
        'Возвращённый налог, который внесён обратно, приносит доход, но не увеличивает ни доплату, ни вычет.',
      ]
    : [
        'Работодатель добавляет свою долю каждый месяц; права на его взносы зависят от условий программы.',
        'Налог при выплате не вычтен: деньги, внесённые работодателем, облагаются налогом на доходы.',
      ]),
  'Выплата в месяц — накопленное, поделённое поровну на весь срок; доход за время выплат не учтён.',
]

/** Rules of law that the forecast rests on, each with its day and its source. */
export const rulesOf = (mode: Mode): string[] => [
  ...(mode === 'public'
    ? [
        `Доплата государства: ${bands}. Не больше ${rubles(coFinancing.most)} в год, если за год внесено от ${rubles(coFinancing.leastOwn)}, первые ${inYears(coFinancing.years)} участия — ${from(coFinancing.source)}.`,
        `Выплаты — через ${inYears(payout.years)} участия или с ${payout.age.female} лет для женщин и с ${payout.age.male} лет для мужчин; на срок от ${payout.leastTerm} лет или пожизненно — ${from(payout.source)}.`,
      ]
    : [
        `Выплаты — с ${payout.age.female} лет для женщин и с ${payout.age.male} лет для мужчин — ${from({ ...payout.source, since: null })}.`,
      ]),
  `Суммы на счёте до ${rubles(guarantee.most)} гарантирует ${guarantee.agency}, но не доходность — ${from(guarantee.source)}.`,
  ...(mode === 'corporate'
    ? [
        `Налог на доходы берут с выплат из денег, внесённых работодателем: ${formatPercent(payoutTax.steps[0].percent)}, с того, что больше ${rubles(payoutTax.steps[1].above)} за год, — ${formatPercent(payoutTax.steps[1].percent)}, с нерезидентов — ${formatPercent(payoutTax.abroad)} — ${from(payoutTax.source)}.`,
      ]
    : [
        `Налоговый вычет: взносы до ${rubles(deduction.mostBase)} в год по всем таким договорам вместе, если до выплат не меньше ${inYears(deduction.leastYears)} — ${from(mode === 'public' ? deduction.source : { ...deduction.source, since: deduction.othersSince })}.`,
        `Ставки налога на доходы: ${taxSteps} — ${from(incomeTax.source)}.`,
      ]),
]
