import { describe, expect, it } from 'vitest'
import { catalogue, fileOf, published } from '#test/sandbox/content/documents/catalogue.ts'
import { startCaller } from './sandbox-caller.ts'

const nameIn = (disposition: string | null) => decodeURIComponent(/^inline; filename\*=UTF-8''(.+)$/.exec(disposition ?? '')?.[1] ?? '')

describe('published files', () => {
  it('[1-01] are read by anybody: PDF of the size that content says, under a Russian name', async () => {
    const { url } = await startCaller()
    for (const { id, title } of catalogue) {
      const answer = await fetch(`${url}/cms/files/${id}`)
      const file = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-type'), nameIn(answer.headers.get('content-disposition'))]).toEqual([200, 'application/pdf', `${title}.pdf`])
      expect([file.length, Number(answer.headers.get('content-length'))]).toEqual([published(id).size, published(id).size])
      expect(file.equals(fileOf(id) ?? Buffer.alloc(0)), id).toBe(true)
      expect([file.subarray(0, 5).toString(), file.subarray(-6).toString()]).toEqual(['%PDF-', '%%EOF\n'])
    }
  })

  it('[1-01] are pictures too', async () => {
    const { url } = await startCaller()
    const answer = await fetch(`${url}/cms/files/mayak.svg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it('are refused in words where there are none', async () => {
    const { url } = await startCaller()
    for (const id of ['net.pdf', 'net.svg', '..%2Fpages.ts', '%2E%2E%2F%2E%2E%2Fpackage.json', 'constructor']) {
      const answer = await fetch(`${url}/cms/files/${id}`)
      expect([id, answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([id, 404, 'NotFound'])
    }
    expect(() => published('net.pdf')).toThrow('net.pdf')
  })
})
