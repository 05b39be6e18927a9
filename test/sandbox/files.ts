import { setTimeout as pause } from 'node:timers/promises'
import { attachment } from './attachment.ts'
import { bigFile, documentsOf, sectionsOf, type Draft } from './client-documents.ts'
import { memorandumFile } from './memorandum.ts'
import { pdfOf } from './pdf/document.ts'
import type { Client, State } from './state.ts'
import { documentIdOf } from './statements/document-id.ts'
import { paperOf } from './statements/paper.ts'
import { recordsOf } from './statements/shelf.ts'
import { uploadOf } from './uploads.ts'
import type { World } from './world.ts'

/** A file of the account: what is in it, what it is called, when it was made. */
export type AccountFile = { id: string; name: string; content: Buffer; contentType: string; createdDate: string }

const pdf = 'application/pdf'

const pieces = 20
const piecePause = 150
const made = new Map<string, Buffer>()

/** The file of one document; the same document is made once. */
export function fileOf(world: World, client: Client, document: Draft): AccountFile {
  const record = recordsOf(world, client).find((one) => documentIdOf(one) === document.id)
  const key = `${client.userId} ${document.id}`
  const content = record
    ? paperOf(world, client, record)
    : (made.get(key) ?? pdfOf(document.title, sectionsOf(client, document, world.fundName)))
  if (!record) made.set(key, content)
  return { id: document.fileId, name: document.fileName, content, contentType: pdf, createdDate: document.createdDate }
}

type Report = State['reports'][number]
const ownerOf = ({ me }: Client) => [me.lastName, me.firstName, me.middleName].filter(Boolean).join(' ')

function fileOfReport(world: World, client: Client, { id, fileName, createdDate, reportType }: Report): AccountFile {
  const title = reportType === 'account-statement' ? 'Выписка по пенсионному счёту' : 'Справка об уплаченных взносах'
  const paragraphs = [world.fundName, `Участник: ${ownerOf(client)}.`, `Номер отчёта: ${id}.`]
  return {
    id: `f-${id}`,
    name: fileName,
    content: pdfOf(title, [{ heading: '', paragraphs }]),
    contentType: pdf,
    createdDate,
  }
}

/** The client's own file of this name; null where there is none, or none yet. */
export function findFile(world: World, client: Client, fileId: string): AccountFile | null {
  const report = world.store.state.reports.find(
    (one) => `f-${one.id}` === fileId && one.userId === client.userId && !one.willFail,
  )
  if (report) return fileOfReport(world, client, report)
  const upload = uploadOf(world, client, fileId)
  if (upload) return { ...upload, name: upload.fileName, content: Buffer.from(upload.content, 'base64') }
  const memorandum = memorandumFile(client, fileId)
  if (memorandum) return memorandum
  const document = documentsOf(client, world.store.state.seededOn, recordsOf(world, client)).find(
    (one) => one.fileId === fileId,
  )
  return document ? fileOf(world, client, document) : null
}

/** A report's file comes a moment later than the word that it is ready: the first call finds nothing. */
export function isYetToCome(world: World, fileId: string): boolean {
  const report = world.store.state.reports.find((one) => `f-${one.id}` === fileId)
  if (!report || report.isFileThere) return false
  world.store.change(() => {
    report.isFileThere = true
  })
  return true
}

function inPieces(content: Buffer): ReadableStream<Uint8Array> {
  const size = Math.ceil(content.length / pieces)
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent >= content.length) return controller.close()
      if (sent > 0) await pause(piecePause)
      controller.enqueue(new Uint8Array(content.subarray(sent, sent + size)))
      sent += size
    },
  })
}

/** The file as it is sent: the large one piece by piece, so that its progress can be seen. */
export function fileResponse({ id, name, content, contentType }: AccountFile): Response {
  const whole = attachment(content, name, contentType)
  return id === bigFile ? new Response(inPieces(content), { headers: whole.headers }) : whole
}
