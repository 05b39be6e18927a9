import { longDate } from '#domain/dates.ts'
import { pdfOf } from '../../pdf/document.ts'
import { everyText } from '../every-text.ts'
import { typeset } from '../typograph.ts'
import { companyDocuments } from './for-companies.ts'
import { contractDocuments } from './contracts.ts'
import { foundingDocuments } from './founding.ts'
import { investmentDocuments } from './investment.ts'
import { memos } from './memos.ts'
import { oversightDocuments } from './oversight.ts'
import { protectionDocuments } from './protection.ts'
import type { PublishedDocument } from './published.ts'
import { reports } from './reports.ts'

/** Every document that the content service publishes. */
export const catalogue: readonly PublishedDocument[] = [
  ...foundingDocuments,
  ...oversightDocuments,
  ...contractDocuments,
  ...investmentDocuments,
  ...memos,
  ...companyDocuments,
  ...protectionDocuments,
  ...reports,
]

const byId = new Map(catalogue.map((document) => [document.id, document]))
const files = new Map<string, Buffer>()

/** The file of a document, made once; null where there is no such document. */
export function fileOf(id: string): Buffer | null {
  const document = byId.get(id)
  if (!document) return null
  const known = files.get(id)
  if (known) return known
  const day = { heading: '', paragraphs: [`Документ от ${longDate(document.date)} года`] }
  const made = pdfOf(typeset(document.title), everyText([day, ...document.sections], typeset))
  files.set(id, made)
  return made
}

/** A document as blocks name it; its size is that of the file itself, made when somebody looks. */
export function published(id: string) {
  const document = byId.get(id)
  if (!document) throw new Error(`Нет опубликованного документа «${id}»`)
  const { title, date } = document
  return {
    title,
    fileId: id,
    date,
    get size() {
      return fileOf(id)?.length ?? 0
    },
  }
}
