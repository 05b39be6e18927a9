import { formatISO, parseISO, subDays } from 'date-fns'
import type { ClientDocument } from '#domain/client-documents.ts'
import { scopes } from '#domain/auth.ts'
import { longDate } from '#domain/dates.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { Section } from './pdf/document.ts'
import type { Client, Programme } from './state.ts'
import { documentIdOf } from './statements/document-id.ts'
import { names } from './statements/names.ts'
import type { StatementRecord } from './statements/record.ts'
import { paperId, paperTitle, paperYears } from './tax-statements.ts'

/** A document without what is known only when its file has been made. */
export type Draft = Omit<ClientDocument, 'size'> & { fileId: string; fileName: string }
type Given = Pick<Draft, 'id' | 'title' | 'documentType' | 'fileName'> & Partial<Draft> & { day: Day }

/** The large file, which is sent slowly. */
export const bigFile = 'f-big'
/** How many documents the client with much of everything has. */
const many = 2000
const hasMany = (client: Client) => client.persona === 'P11'
const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]

const document = ({ day, ...given }: Given): Draft => ({
  number: null,
  documentDate: day,
  createdDate: `${day}T08:00:00Z`,
  externalId: null,
  fileId: `f-${given.id}`,
  contentType: 'application/pdf',
  isSigned: false,
  signedDate: null,
  tags: [given.documentType],
  ...given,
})

function ofProgramme({ product }: Programme, until: Day): Draft[] {
  const { agreementId, agreementNumber, agreementDate } = product
  const begun = agreementDate ?? until
  const firstYear = Number(begun.slice(0, 4))
  const years = Array.from({ length: Number(until.slice(0, 4)) - firstYear }, (_, index) => firstYear + index)
  return [
    document({
      id: `d-${agreementId}`,
      day: begun,
      documentType: 'Agreement',
      title: `Пенсионный договор №\u00A0${agreementNumber}`,
      number: agreementNumber,
      externalId: agreementId,
      fileName: `dogovor_${agreementId}.pdf`,
      isSigned: true,
      signedDate: `${begun}T10:11:12Z`,
    }),
    ...years.map((year) =>
      document({
        id: `d-${agreementId}-${year}`,
        day: `${year + 1}-01-20`,
        documentType: 'Statement',
        title: `Выписка по договору №\u00A0${agreementNumber} за ${year} год`,
        externalId: agreementId,
        fileName: `vypiska_${agreementId}_${year}.pdf`,
      }),
    ),
  ]
}

const taxPaper = (year: number): Draft =>
  document({
    id: paperId(year),
    day: `${year + 1}-01-21`,
    documentType: 'Tax',
    title: paperTitle(year),
    fileName: `spravka_${year}.pdf`,
  })

const rules = (): Draft =>
  document({
    id: 'd-rules',
    day: '2024-07-01',
    documentType: 'Rules',
    title: 'Пенсионные правила фонда со всеми приложениями',
    fileId: bigFile,
    fileName: 'pensionnye_pravila.pdf',
  })

/** What everybody is told of a change of the rules: it has come of late. */
const ruleNotice = (until: Day): Draft =>
  document({
    id: 'd-rule-notice',
    day: formatISO(subDays(parseISO(until), 9), { representation: 'date' }),
    documentType: 'Rules',
    title: 'Уведомление об изменении пенсионных правил',
    fileName: 'uvedomlenie_pravila.pdf',
  })

const consent = ({ programmes }: Client, until: Day): Draft =>
  document({
    id: 'd-consent',
    day: programmes[0]?.product.agreementDate ?? until,
    documentType: 'Consent',
    title: 'Согласие на обработку персональных данных',
    fileName: 'soglasie.pdf',
    isSigned: true,
  })

/** Month by month backwards from a day: a letter about each contribution. */
const letters = (count: number, until: Day): Draft[] =>
  Array.from({ length: count }, (_, index) => {
    const month = Number(until.slice(0, 4)) * 12 + Number(until.slice(5, 7)) - 2 - (index % 200)
    const [year, ordinal] = [Math.floor(month / 12), month % 12]
    const number = index + 1
    return document({
      id: `d-letter-${number}`,
      day: `${year}-${String(ordinal + 1).padStart(2, '0')}-15`,
      documentType: 'Statement',
      title: `Уведомление №\u00A0${number} о взносе за ${months[ordinal]} ${year}`,
      fileName: `uvedomlenie_${number}.pdf`,
    })
  })

/** What a client has signed, as it was registered. */
function signed(record: StatementRecord): Draft[] {
  const { kind, registrationNumber, registrationDate, content } = record
  const id = documentIdOf(record)
  if (id === null || registrationDate === null) return []
  const day = registrationDate.slice(0, 10)
  return [
    document({
      id,
      day,
      createdDate: registrationDate,
      documentType: kind,
      tags: ['Statement'],
      title: names[kind].title,
      number: registrationNumber,
      externalId: typeof content['agreementId'] === 'string' ? content['agreementId'] : null,
      fileName: `${record.id}.pdf`,
      isSigned: true,
      signedDate: registrationDate,
    }),
  ]
}

/** Every document of a client, oldest first; all of it follows from the client, the day and what has been filed. */
export function documentsOf(client: Client, until: Day, records: readonly StatementRecord[]): Draft[] {
  const consents = client.scopes.includes(scopes.consentSigned) ? [consent(client, until)] : []
  const papers = paperYears(records).map(taxPaper)
  const own = [
    rules(),
    ruleNotice(until),
    ...consents,
    ...papers,
    ...records.flatMap(signed),
    ...client.programmes.flatMap((programme) => ofProgramme(programme, until)),
  ]
  const all = hasMany(client) ? [...own, ...letters(many - own.length, until)] : own
  return all.sort((one, other) => one.createdDate.localeCompare(other.createdDate) || one.id.localeCompare(other.id))
}

const terms = Array.from(
  { length: 1200 },
  (_, index) =>
    `${index + 1}. Настоящий пункт определяет порядок учёта взносов и выплат участника и применяется вместе с договором, который заключил участник.`,
)

/** What stands in a document's file. */
export function sectionsOf({ me }: Client, { title, fileId, documentDate }: Draft, fundName: string): Section[] {
  const owner = [me.lastName, me.firstName, me.middleName].filter(Boolean).join(' ')
  const head = {
    heading: '',
    paragraphs: [
      fundName,
      `Участник: ${owner}, дата рождения ${longDate(me.birthDate)}.`,
      `Дата документа: ${longDate(documentDate)}.`,
    ],
  }
  if (fileId === bigFile) return [head, { heading: 'Пенсионные правила', paragraphs: terms }]
  return [head, { heading: title, paragraphs: ['Документ сформирован по данным пенсионного счёта участника.'] }]
}
