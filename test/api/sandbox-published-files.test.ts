import { describe, expect, it } from 'vitest'
import { catalogue, fileOf, published } from '#test/sandbox/content/documents/catalogue.ts'
import { startCaller } from './sandbox-caller.ts'

const nameIn = (disposition: string | null) =>
  decodeURIComponent(/^inline; filename\*=UTF-8''(.+)$/.exec(disposition ?? '')?.[1] ?? '')

describe('published files', () => {
  it('are read by anybody: PDF of the size that content says, under a Russian name', async () => {
    const { url } = await startCaller()
    for (const { id, title } of catalogue) {
      const answer = await fetch(`${url}/cms/files/${id}`)
      const file = Buffer.from(await answer.arrayBuffer())
      expect({
        status: answer.status,
        type: answer.headers.get('content-type'),
        name: nameIn(answer.headers.get('content-disposition')),
      }).toEqual({ status: 200, type: 'application/pdf', name: `${title}.pdf` })
      expect({ length: file.length, contentLength: Number(answer.headers.get('content-length')) }).toEqual({
        length: published(id).size,
        contentLength: published(id).size,
      })
      expect(file.equals(fileOf(id) ?? Buffer.alloc(0)), id).toBe(true)
      expect({ head: file.subarray(0, 5).toString(), tail: file.subarray(-6).toString() }).toEqual({
        head: '%PDF-',
        tail: '%%EOF\n',
      })
    }
  })

  it('are pictures too', async () => {
    const { url } = await startCaller()
    const answer = await fetch(`${url}/cms/files/mayak.svg`)
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/svg+xml',
    })
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it('are refused in words where there are none', async () => {
    const { url } = await startCaller()
    for (const id of ['net.pdf', 'net.svg', '..%2Fpages.ts', '%2E%2E%2F%2E%2E%2Fpackage.json', 'constructor']) {
      const answer = await fetch(`${url}/cms/files/${id}`)
      expect({
        id,
        status: answer.status,
        code: ((await answer.json()) as { error: { code: string } }).error.code,
      }).toEqual({ id, status: 404, code: 'NotFound' })
    }
    expect(() => published('net.pdf')).toThrow('net.pdf')
  })
})
