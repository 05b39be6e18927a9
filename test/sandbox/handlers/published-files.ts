import { http, type HttpHandler } from 'msw'
import { catalogue, fileOf } from '../content/documents/catalogue.ts'
import { pictureOf } from '../content/pictures.ts'
import { patternOf } from '../handle.ts'
import { Refusal, refusalResponse } from '../refusals.ts'

const pattern = patternOf('/cms/files/:id')

const inline = (file: Buffer, type: string, name: string) =>
  new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.length),
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

/** Files that content names: documents and pictures, for anybody. */
export const publishedFileHandlers = (): HttpHandler[] => [
  http.get(pattern, ({ request: { url } }) => {
    const id = decodeURIComponent(pattern.exec(url.replace(/[?#].*$/, ''))?.groups?.['id'] ?? '')
    const document = fileOf(id)
    if (document)
      return inline(document, 'application/pdf', `${catalogue.find((one) => one.id === id)?.title ?? id}.pdf`)
    const picture = pictureOf(id)
    return picture ? inline(picture, 'image/svg+xml', id) : refusalResponse(new Refusal('NotFound'))
  }),
]
