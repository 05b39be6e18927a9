import { parseShortDate } from '../short-dates.ts'
import { isEmail } from '../email.ts'
import type { Day } from '../moscow-day.ts'
import { isForeignPhone, toPhone } from '../phone.ts'
import { isSnils } from '../snils.ts'
import { isAdult } from './adult.ts'
import { isAccount, isAccountOf, isBic, isCorrespondentAccountOf } from './bank-account.ts'
import { isDepartmentCode } from './department-code.ts'
import { isInn10, isInn12 } from './inn.ts'

/** What a check may look at beside the value: other values of the same object, and the day. */
export type CheckContext = { beside: (name: string) => string; today: Day }
/** What is wrong with a value, as a sentence that says what to do; null where nothing is. */
export type Check = (value: string, context: CheckContext) => string | null

const countOfDigits = (text: string) => text.replace(/\D/g, '').length
const oneDigitWrong = (what: string) => `Проверьте ${what}: в нём ошибка в одной из цифр`
const dayIn = (text: string) => parseShortDate(text) ?? (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] || null)
const digitsOf = (text: string) => text.replace(/\s/g, '')

const accountFits =
  (fits: (bic: string, account: string) => boolean): Check =>
  (value, { beside }) => {
    const account = digitsOf(value)
    const bic = digitsOf(beside('bic'))
    if (!isAccount(account)) return 'В номере счёта двадцать цифр'
    return !isBic(bic) || fits(bic, account) ? null : 'Номер счёта не подходит к этому БИК. Проверьте оба'
  }

/** The checks that a rule may name (L8); one that is not here asks nothing. */
export const knownChecks: Readonly<Record<string, Check>> = {
  snils: (value) =>
    countOfDigits(value) !== 11 ? 'В СНИЛС одиннадцать цифр' : isSnils(value) ? null : oneDigitWrong('СНИЛС'),
  inn12: (value) =>
    countOfDigits(value) !== 12 ? 'В ИНН человека двенадцать цифр' : isInn12(value) ? null : oneDigitWrong('ИНН'),
  inn10: (value) =>
    countOfDigits(value) !== 10 ? 'В ИНН организации десять цифр' : isInn10(value) ? null : oneDigitWrong('ИНН'),
  bic: (value) => (isBic(digitsOf(value)) ? null : 'В БИК девять цифр, первая — ноль'),
  accountNumber: accountFits(isAccountOf),
  correspondentAccount: accountFits(isCorrespondentAccountOf),
  departmentCode: (value) => (isDepartmentCode(value) ? null : 'Введите код подразделения как в паспорте: 770-053'),
  phone: (value) =>
    isForeignPhone(value)
      ? 'Нужен российский номер: десять цифр после +7'
      : toPhone(value) === null
        ? 'Введите номер полностью: десять цифр после +7'
        : null,
  email: (value) => (isEmail(value.trim()) ? null : 'Проверьте адрес: должно получиться как anna@example.ru'),
  adult18: (value, { today }) => {
    const day = dayIn(value)
    if (day === null) return 'Введите дату рождения: 17.05.1984'
    return isAdult(day, today) ? null : 'Подать заявление можно с восемнадцати лет. Проверьте дату рождения'
  },
}
