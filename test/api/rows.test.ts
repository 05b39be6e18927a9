import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describe as words, faultOf, messages } from '#domain/faults.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { cases } from './row-cases.ts'
import { fetchAsBrowser, openDesk } from './row-desk.ts'

const services: Record<string, Record<string, Endpoint>> = tables
const replies = new Map(Object.entries(services).flatMap(([service, rows]) =>
  Object.entries(rows).map(([name, { reply }]) => [`${service}.${name}`, reply])))

/** A told value with its patterns, as matchers. */
const like = (told: unknown): unknown => {
  if (told instanceof RegExp) return expect.stringMatching(told)
  if (Array.isArray(told)) return told.map(like)
  if (typeof told !== 'object' || told === null) return told
  return expect.objectContaining(Object.fromEntries(Object.entries(told).map(([key, one]) => [key, like(one)])))
}
const lineOf = (sends: string) => new RegExp(`^${sends.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+')}$`)
const matchOf = (sends: string) => `${sends.split('?')[0]?.replace(/\{\w+\}/g, '*')}*`
const wordsOf = (call: Promise<unknown>) => call.then(() => 'no error', (error: unknown) => words(faultOf(error)))

beforeAll(() => { vi.stubGlobal('fetch', fetchAsBrowser) })
afterAll(() => { vi.unstubAllGlobals() })

it('every row has a case', () => {
  expect(Object.keys(cases).sort()).toEqual([...replies.keys()].sort())
})

describe.concurrent('every row of the endpoint table', () => {
  it.each(Object.entries(cases))('[7-04] %s sends what the contract says, and reads the answer', async (_, row) => {
    const { sends, body = [], hasToken = false, prepare, told } = row
    await using desk = await openDesk()
    const call = await prepare(desk)
    desk.left.length = 0
    expect(await call()).toEqual(like(told))
    expect(desk.left).toEqual([{ line: expect.stringMatching(lineOf(sends)) as string, body, hasToken }])
  })

  it.each(Object.entries(cases))('[7-05, 8-08] %s puts its own prefix before its errors, once', async (name, { sends, prefix, prepare }) => {
    await using desk = await openDesk()
    const call = await prepare(desk)
    const before = prefix === undefined ? '' : `${prefix}. `
    await desk.sandbox.fault({ match: matchOf(sends), status: 500, description: 'Сервис временно недоступен.' })
    expect(await wordsOf(call())).toBe(`${before}Сервис временно недоступен. (500)`)
    if (typeof replies.get(name) === 'string') return
    await desk.sandbox.fault({ match: matchOf(sends), body: '"drifted"' })
    expect(await wordsOf(call())).toBe(`${before}${messages.brokenAnswer}`)
  })
})
