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

  it('are films, whole or from any place on', async () => {
    const { url } = await startCaller()
    const ask = (range?: string) =>
      fetch(`${url}/cms/files/iz-chego-skladyvaetsya-pensiya.webm`, { headers: range ? { Range: range } : {} })
    const whole = await ask()
    const film = Buffer.from(await whole.arrayBuffer())
    expect({ status: whole.status, type: whole.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'video/webm',
    })
    expect(film.length).toBeLessThan(300_000)
    for (const [range, from, to] of [
      ['bytes=0-', 0, film.length - 1],
      ['bytes=10-19', 10, 19],
      [`bytes=${film.length - 5}-999999999`, film.length - 5, film.length - 1],
    ] as const) {
      const part = await ask(range)
      expect({ status: part.status, range: part.headers.get('content-range') }).toEqual({
        status: 206,
        range: `bytes ${from}-${to}/${film.length}`,
      })
      expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(from, to + 1)), range).toBe(true)
    }
    expect((await ask(`bytes=${film.length}-`)).status).toBe(416)
  })

  it('are refused in words where there are none', async () => {
    const { url } = await startCaller()
    for (const id of [
      'net.pdf',
      'net.svg',
      'net.webm',
      '..%2Fpages.ts',
      '%2E%2E%2F%2E%2E%2Fpackage.json',
      'constructor',
    ]) {
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
