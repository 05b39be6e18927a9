import type { Draft } from './blocks.ts'

/** The consent that stands beside a form as a document of its own. */
const consentDocHref = '/cms/files/soglasie-obrashchenie.pdf'

/** What the fund invests in. */
export const investStructure = (title: string): Draft => ({
  template: 'investStructure',
  params: { title, portfolio: 'Balanced', showTable: true, chart: 'donut' },
})

/** Whose papers they are. */
export const issuers = (title: string): Draft => ({
  template: 'issuers',
  params: { title, portfolio: 'Balanced', periodType: 'Month', limit: 10 },
})

/** How safe the bonds are. */
export const rating = (title: string): Draft => ({ template: 'rating', params: { title, showAgencies: true } })

/** When the bonds are paid back. */
export const bondDuration = (title: string): Draft => ({
  template: 'bondDuration',
  params: { title, showAverage: true },
})

/** Returns by year against inflation. */
export const savingTable = (title: string): Draft => ({
  template: 'savingTable',
  params: { title, portfolios: ['Balanced', 'Conservative'] },
})

/** The fund year by year. */
export const historyCarousel = (title: string, items: { year: number; title: string; text: string }[]): Draft => ({
  template: 'historyCarousel',
  params: { title, items },
})

type Calculator = {
  mode: 'public' | 'individual' | 'corporate'
  minContribution: number
  maxContribution: number
  defaults: Record<string, number>
}

/** A forecast that moves with what is entered. */
export const pensionCalculator = (params: Calculator): Draft => ({
  template: 'pensionCalculator',
  params: { ...params, yieldPresets: [4, 7, 10] },
})

const company = ['fullName', 'phone', 'email', 'companyName', 'companyInn', 'message']
const person = ['fullName', 'phone', 'email', 'message']

/** A request that the fund answers by a call. */
export const requestForm = (title: string, topic: 'CorporateProgram' | 'Contributions'): Draft => ({
  template: 'requestForm',
  params: {
    title,
    topic,
    fields: topic === 'CorporateProgram' ? company : person,
    consentDocHref,
    successText: 'Спасибо, заявка принята. Мы позвоним в рабочее время, не позже следующего рабочего дня.',
  },
})

/** The text of an agreement by mail. */
export const agreementForm = (title: string): Draft => ({
  template: 'requestForm',
  params: {
    title,
    topic: 'Agreement',
    consentDocHref,
    successText: 'Спасибо. Договор придёт на почту в течение часа: прочитайте его дома, это ни к чему не обязывает.',
  },
})

/** A question to the fund. */
export const supportForm = (title: string): Draft => ({
  template: 'supportForm',
  params: {
    title,
    anchor: 'form',
    consentDocHref,
    topics: [
      { value: 'Account', title: 'Личный кабинет и вход' },
      { value: 'Contributions', title: 'Взносы' },
      { value: 'Payout', title: 'Выплаты и выкупная сумма' },
      { value: 'Tax', title: 'Налоги и вычет' },
      { value: 'CorporateProgram', title: 'Программа для компании' },
      { value: 'Other', title: 'Другое' },
    ],
    successText: 'Спасибо, обращение принято. Ответ придёт на почту в течение трёх рабочих дней.',
  },
})
