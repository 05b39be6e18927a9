import { shortDate } from './dates.ts'
import type { ReportOrder } from './reports.ts'

/** A file of the account, and what it is called where the service does not say. */
export type WantedFile = { fileId: string; fileName: string }
/** What a client may have begun: a report that is made first and then received, or a file that is there. */
export type Work = { kind: 'report'; order: ReportOrder } | { kind: 'download'; file: WantedFile }
export type TaskKind = Work['kind']

/** A piece of work by its name, and the page on which it was asked for. */
export type TaskOrder = { id: string; work: Work; page: string }

const nameOf = (order: ReportOrder): string =>
  order.kind === 'accountStatement' ? `${order.agreementId} ${order.period.start} ${order.period.end}` : order.years.join(' ')

/** The name of a piece of work: the same order twice has one. */
export const taskIdOf = (work: Work): string =>
  work.kind === 'report' ? `${work.order.kind} ${nameOf(work.order)}` : `download ${work.file.fileId}`

/** What a report is about, in a few words: its days or its years. */
export const spanOf = (order: ReportOrder): string =>
  order.kind === 'accountStatement' ? `${shortDate(order.period.start)}\u00A0— ${shortDate(order.period.end)}` : yearsOf(order.years)

const yearsOf = (years: readonly number[]): string =>
  `${years.length > 1 ? `${years.slice(0, -1).join(', ')} и\u00A0` : ''}${years.at(-1) ?? ''}\u00A0${years.length > 1 ? 'годы' : 'год'}`

/** What is said of a report that is there while its page is not open. */
export function readyText(work: Work): string {
  if (work.kind === 'download') return `Файл ${work.file.fileName} готов.`
  const what = work.order.kind === 'accountStatement' ? 'Выписка' : 'Справка о\u00A0взносах'
  return `${what} за\u00A0${spanOf(work.order)} готова. Её можно скачать на\u00A0странице, где вы её заказали.`
}
