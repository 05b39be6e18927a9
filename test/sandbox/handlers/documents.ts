import { createHash } from 'node:crypto'
import { tables } from '#api/tables/all.ts'
import { toMoment } from '../clock.ts'
import { documentsOf, type Draft } from '../client-documents.ts'
import { checkStateOf, hasVirus, isVirus, receive, temporaryLives, uploadOf } from '../uploads.ts'
import { type AccountFile, fileOf, fileResponse, findFile, isYetToCome } from '../files.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { Client, Upload } from '../state.ts'
import { isFiled } from '../statements/filed-files.ts'
import { recordsOf } from '../statements/shelf.ts'
import { nextNumber, type World } from '../world.ts'

const { documents, files } = tables
const tagTitles: Record<string, string> = {
  Agreement: 'Договоры',
  Statement: 'Выписки',
  Rules: 'Правила фонда',
  Consent: 'Согласия',
  Tax: 'Налоги',
}
const rules = { consent: true }

const infoOf = ({ id, name, content, contentType, createdDate }: AccountFile) => ({
  id,
  fileName: name,
  contentType,
  size: content.length,
  createdDate,
  hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
})

const told = (upload: Upload) =>
  infoOf({ ...upload, name: upload.fileName, content: Buffer.from(upload.content, 'base64') })

/** Documents and files of the account (1.6, 1.8). */
export function documentsHandlers(handle: Handle, world: World) {
  const all = (client: Client) => documentsOf(client, world.store.state.seededOn, recordsOf(world, client))
  const whole = (client: Client, draft: Draft) => ({ ...draft, size: fileOf(world, client, draft).content.length })
  return [
    handle(
      documents.document,
      ({ client, params }) => whole(client, all(client).find(({ id }) => id === params.id) ?? refuse('NotFound')),
      rules,
    ),
    handle(
      documents.list,
      ({ client, query: { clientId, Tags, Order, HasTags, ExternalId, count, pageNo = 1 } }) => {
        if (clientId !== undefined && clientId !== client.clientId) refuse('AccessDenied')
        if (!Number.isInteger(count) || count < 1 || pageNo < 1)
          refuse('ValidationError', { fields: { count: ['Укажите целое число'] } })
        const found = all(client).filter(
          ({ tags, externalId }) =>
            (!HasTags || tags.some((tag) => Tags.includes(tag))) &&
            (ExternalId === undefined || externalId === ExternalId),
        )
        const ordered = Order === 'CreatedDateDesc' ? found.toReversed() : found
        const page = ordered.slice((pageNo - 1) * count, pageNo * count)
        return { items: page.map((draft) => whole(client, draft)), totalCount: found.length, pageNo, pageSize: count }
      },
      { consent: true, defaults: { Tags: 'Agreement', Order: 'CreatedDateAsc', HasTags: 'true', count: '50' } },
    ),
    handle(
      documents.tags,
      ({ client }) => {
        const names = all(client).flatMap(({ tags }) => tags)
        return [...new Set(names)].map((name) => ({
          name,
          title: tagTitles[name] ?? name,
          count: names.filter((one) => one === name).length,
        }))
      },
      rules,
    ),
    handle(files.file, ({ client, params }) => {
      const file = findFile(world, client, params.id)
      return file && !isYetToCome(world, params.id) ? fileResponse(file) : refuse('NotFound')
    }),
    handle(files.info, ({ client, params }) => {
      return infoOf(findFile(world, client, params.id) ?? refuse('NotFound'))
    }),
    handle(files.upload, async ({ client, query, body: { file, meta } }) => {
      if (query.userId !== client.userId) refuse('AccessDenied')
      const content = Buffer.from(await file.arrayBuffer())
      if (hasVirus(content)) refuse('FileInfected')
      return told(receive(world, client, { id: `f-up-${nextNumber(world)}`, file, content, fileType: meta.fileType }))
    }),
    handle(files.uploadTemporary, async ({ client, body: { file } }) => {
      const content = Buffer.from(await file.arrayBuffer())
      if (isVirus(content)) refuse('FileInfected')
      const expires = world.clock.now() + temporaryLives
      const upload = receive(world, client, { id: `tmp-${100 + nextNumber(world)}`, file, content, expires })
      const { id, fileName, contentType } = upload
      return { id, fileName, contentType, size: content.length, expireTime: toMoment(expires) }
    }),
    handle(files.check, ({ client, params }) => {
      const upload = uploadOf(world, client, params.id) ?? refuse('NotFound')
      return { ...told(upload), checkState: checkStateOf(world, upload) }
    }),
    handle(files.remove, ({ client, params }) => {
      const own = uploadOf(world, client, params.id)
      if (!own) return refuse('NotFound')
      if (client.me.avatarId === own.id || isFiled(world, client, own.id)) refuse('FileInUse')
      world.store.change(({ uploads }) => uploads.splice(uploads.indexOf(own), 1))
      return undefined
    }),
  ]
}
