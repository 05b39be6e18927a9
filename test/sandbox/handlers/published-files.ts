import { http, type HttpHandler } from 'msw'
import { catalogue, fileOf } from '../content/documents/catalogue.ts'
import { mediaOf } from '../content/media.ts'
import { patternOf } from '../handle.ts'
import { Refusal, refusalResponse } from '../refusals.ts'

const pattern = patternOf('/cms/files/:id')

const headersOf = (file: Buffer, type: string, name: string) => ({
  'Content-Type': type,
  'Content-Length': String(file.length),
  'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
})

const inline = (file: Buffer, type: string, name: string) =>
  new Response(new Uint8Array(file), { headers: headersOf(file, type, name) })

/** A film, or the part of it that a player asks for, so that one may go to any place of it. */
function film(file: Buffer, type: string, name: string, range: string | null): Response {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  if (!asked) {
    const whole = inline(file, type, name)
    whole.headers.set('Accept-Ranges', 'bytes')
    return whole
  }
  const from = Number(asked[1])
  const to = Math.min(asked[2] ? Number(asked[2]) : Infinity, file.length - 1)
  if (from > to) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.length}` } })
  const part = file.subarray(from, to + 1)
  return new Response(new Uint8Array(part), {
    status: 206,
    headers: {
      ...headersOf(part, type, name),
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${from}-${to}/${file.length}`,
    },
  })
}

/** Files that content names: documents, pictures and films, for anybody. */
export const publishedFileHandlers = (): HttpHandler[] => [
  http.get(pattern, ({ request: { url, headers } }) => {
    const id = decodeURIComponent(pattern.exec(url.replace(/[?#].*$/, ''))?.groups?.['id'] ?? '')
    const document = fileOf(id)
    if (document)
      return inline(document, 'application/pdf', `${catalogue.find((one) => one.id === id)?.title ?? id}.pdf`)
    const media = mediaOf(id)
    if (!media) return refusalResponse(new Refusal('NotFound'))
    const { content, type } = media
    return type.startsWith('video/') ? film(content, type, id, headers.get('Range')) : inline(content, type, id)
  }),
]
