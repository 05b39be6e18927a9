import { shortDate } from './short-dates.ts'
import { paperIdOf, type Paper } from './papers.ts'
import type { ReportOrder } from './reports.ts'
import type { StatementKind } from './statement-draft.ts'

/** A file that the account keeps, or a paper that is drawn up when it is asked for; what it is called where the service does not say. */
export type WantedFile = { fileName: string } & ({ fileId: string } | { paper: Paper })
/** A draft that is to go: of which statement, what that is called, and its number where the services have it. */
export type UnwantedDraft = { statement: StatementKind; statementId: string | null; title: string }
/** What a client may have begun: a report that is made first and then received, a file that is there and is to be kept, or one that is read here, a draft that is deleted. */
export type Work =
  | { kind: 'report'; order: ReportOrder }
  | { kind: 'download' | 'reading'; file: WantedFile }
  | { kind: 'removal'; draft: UnwantedDraft }
export type TaskKind = Work['kind']

/** A piece of work by its name, and the page on which it was asked for. */
export type TaskOrder = { id: string; work: Work; page: string }

const nameOf = (order: ReportOrder): string =>
  order.kind === 'accountStatement'
    ? `${order.agreementId} ${order.period.start} ${order.period.end}`
    : order.years.join(' ')

/** The name of a piece of work: the same order twice has one. */
export function taskIdOf(work: Work): string {
  switch (work.kind) {
    case 'report':
      return `${work.order.kind} ${nameOf(work.order)}`
    case 'removal':
      return `${work.kind} ${work.draft.statement} ${work.draft.statementId ?? ''}`
    default:
      return `${work.kind} ${fileKeyOf(work.file)}`
  }
}

/** Tells one file from another. */
export const fileKeyOf = (file: WantedFile): string => ('paper' in file ? paperIdOf(file.paper) : file.fileId)

/** What a report is about: `по договору № 1 с 01.01.2026 по 30.06.2026`, `за 2025 и 2026 годы`. */
export const scopeOf = (order: ReportOrder): string =>
  order.kind === 'accountStatement'
    ? `${order.contract === undefined ? '' : `по\u00A0договору №\u00A0${order.contract} `}с\u00A0${shortDate(order.period.start)} по\u00A0${shortDate(order.period.end)}`
    : `за\u00A0${listed(order.years)}\u00A0${order.years.length > 1 ? 'годы' : 'год'}`

const listed = (years: readonly number[]): string =>
  years.length > 1 ? `${years.slice(0, -1).join(', ')} и\u00A0${years.at(-1)}` : years.join('')

/** What a piece of work brings, by name; what it takes away. */
export function taskTitle(work: Work): string {
  switch (work.kind) {
    case 'report':
      return `${work.order.kind === 'accountStatement' ? 'Выписка' : 'Справка о\u00A0взносах'} ${scopeOf(work.order)}`
    case 'removal':
      return work.draft.title
    default:
      return work.file.fileName
  }
}

/** What is said of a report that is there while its page is not open. */
export const readyText = (work: Work): string =>
  work.kind === 'report'
    ? `${taskTitle(work)} готова. Её можно скачать на\u00A0странице, где вы её заказали.`
    : `Файл ${taskTitle(work)} готов.`

/** What is said of a draft that was deleted. */
export const removedText = (work: Work): string => `Черновик удалён: ${taskTitle(work)}.`
