import { longDate } from './dates.ts'
import { formatSize } from './file-size.ts'
import { pensionPapers } from './pension-application.ts'
import { basisTexts, frequencyTexts, schemeTexts, textOf, yearsText } from './pension-texts.ts'
import { showPhone } from './phone-format.ts'
import type { PensionApplication } from './synchronizer-statements.ts'

type Known = {
  fundName: string
  /** The number of the agreement. */
  agreementNumber: string
  /** A country by its code; the code itself where it is not known. */
  countryOf: (code: number) => string
}
type Line = readonly [term: string, value: string | null | undefined]
type Section = { heading: string; lines: readonly Line[] }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

function sectionsOf(application: PensionApplication, { agreementNumber, countryOf }: Known): Section[] {
  const { personalData: person, passportContainer: passport, contactInfo, bankDetails: bank, documents } = application
  const scheme = Object.entries(schemeTexts).find(([name]) => name === application.paymentScheme)?.[1].title
  const country = (code: number | null | undefined) => (code ? countryOf(code) : null)
  const isOnce = application.paymentScheme === 'LumpSum'
  return [
    {
      heading: 'Прошу назначить пенсию',
      lines: [
        ['Договор', `№\u00A0${agreementNumber}`],
        ['Основание', textOf(basisTexts, application.basis)],
        ['Выплата', scheme],
        ['Срок', application.termYears === null ? null : yearsText(application.termYears)],
        ['Как часто', isOnce ? null : textOf(frequencyTexts, application.frequency)],
        ['Начиная с', longDate(application.startDate)],
      ],
    },
    {
      heading: 'Заявитель',
      lines: [
        ['Фамилия', person.lastName],
        ['Имя', person.firstName],
        ['Отчество', person.middleName],
        ['Дата рождения', longDate(person.birthDate)],
        ['Гражданство', country(person.nationality)],
        ['СНИЛС', person.snils],
        ['ИНН', person.inn],
        ['Телефон', contactInfo.phoneNumber && showPhone(contactInfo.phoneNumber)],
        ['Электронная почта', contactInfo.email],
      ],
    },
    {
      heading: passport.passportType === 'RF' ? 'Паспорт РФ' : 'Иностранный паспорт',
      lines: [
        ['Страна', country(passport.country)],
        ['Серия', passport.series],
        ['Номер', passport.number],
        ['Дата выдачи', longDate(passport.issueDate)],
        ['Кем выдан', passport.issuedBy],
        ['Код подразделения', passport.departmentCode],
        ['Действует до', passport.neverExpires ? 'Без срока' : longDate(passport.expirationDate)],
      ],
    },
    {
      heading: 'Куда платить',
      lines: [
        ['Банк', bank.bankName],
        ['БИК', bank.bic],
        ['Корреспондентский счёт', bank.correspondentAccount],
        ['Номер счёта', bank.accountNumber],
        ['Получатель', bank.recipient],
      ],
    },
    {
      heading: 'Приложены файлы',
      lines: documents.map(({ fileName, size }) => [fileName, formatSize(size)] as const),
    },
  ]
}

function htmlOf({ heading, lines }: Section): string {
  const told = lines.flatMap(([term, value]) => (value ? [`<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`] : []))
  return told.length === 0 ? '' : `<h3>${escaped(heading)}</h3><dl>${told.join('')}</dl>`
}

/** The application as a document that is read whole before it is signed, and can be kept: an HTML page of its own. */
export function pensionPaper(application: PensionApplication, known: Known): string {
  const [{ title } = { title: '' }] = pensionPapers
  const body = sectionsOf(application, known).map(htmlOf).join('')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><h2>${escaped(title)}</h2><p>${escaped(known.fundName)}</p>${body}</body></html>`
}
