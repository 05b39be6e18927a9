import { counted } from './plural.ts'
import type { PensionBasis } from './pension-grounds.ts'
import type { Frequency, PaymentScheme } from './pension-schemes.ts'

/** What the grounds of a pension are called. */
export const basisTexts: Readonly<Record<PensionBasis, string>> = {
  RetirementAge: 'Пенсионный возраст',
  ContractTerm: 'Срок по договору',
  EarlyPension: 'Досрочная пенсия',
  Disability: 'Инвалидность',
}

type Scheme = { title: string; term: string; heirs: string }

/** What the ways of payment are called, how long they last, and what those whom the client has named get. */
export const schemeTexts: Readonly<Record<PaymentScheme, Scheme>> = {
  FixedTerm: {
    title: 'В течение срока',
    term: 'Сколько лет выберете',
    heirs: 'Остаток до конца срока',
  },
  Lifetime: {
    title: 'Пожизненно',
    term: 'Всю жизнь',
    heirs: 'Ничего, если договор не назвал гарантированный срок',
  },
  UntilExhausted: {
    title: 'Пока на счёте есть деньги',
    term: 'Пока не закончатся: зависит от дохода',
    heirs: 'Остаток счёта',
  },
  LumpSum: {
    title: 'Одной суммой',
    term: 'Одна выплата, если договор её разрешает',
    heirs: 'Ничего: деньги уже выплачены',
  },
}

export const frequencyTexts: Readonly<Record<Frequency, string>> = {
  Monthly: 'Раз в месяц',
  Quarterly: 'Раз в квартал',
  Yearly: 'Раз в год',
}
/** What an estimate of one payment is of: `11 451 ₽ в месяц`. */
export const perPayment: Readonly<Record<Frequency, string>> = {
  Monthly: 'в месяц',
  Quarterly: 'в квартал',
  Yearly: 'в год',
}

/** `5 лет`. */
export const yearsText = (years: number): string => counted(years, 'год', 'года', 'лет')

/** The text of a choice by its name; null where it is none. */
export const textOf = <Name extends string>(texts: Readonly<Record<Name, string>>, name: unknown): string | null =>
  typeof name === 'string' && Object.hasOwn(texts, name) ? texts[name as Name] : null
