import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describe as words } from '#domain/fault-texts.ts'
import { faultOf, messages } from '#domain/faults.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { cases } from './endpoint-cases.ts'
import { fetchAsBrowser, openHarness } from './endpoint-harness.ts'

const services: Record<string, Record<string, Endpoint>> = tables
const replies = new Map(
  Object.entries(services).flatMap(([service, endpoints]) =>
    Object.entries(endpoints).map(([name, { reply }]) => [`${service}.${name}`, reply]),
  ),
)

/** A told value with its patterns, as matchers. */
const like = (told: unknown): unknown => {
  if (told instanceof RegExp) return expect.stringMatching(told)
  if (Array.isArray(told)) return told.map(like)
  if (typeof told !== 'object' || told === null) return told
  return expect.objectContaining(Object.fromEntries(Object.entries(told).map(([key, one]) => [key, like(one)])))
}
const lineOf = (sends: string) => new RegExp(`^${sends.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+')}$`)
const matchOf = (sends: string) => `${sends.split('?')[0]?.replace(/\{\w+\}/g, '*')}*`
const textOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: unknown) => words(faultOf(error)),
  )

beforeAll(() => {
  vi.stubGlobal('fetch', fetchAsBrowser)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('every endpoint has a case', () => {
  expect(Object.keys(cases).sort()).toEqual([...replies.keys()].sort())
})

describe.concurrent('every endpoint of the table', () => {
  it.each(Object.entries(cases))(
    '[7-04] %s sends what the contract says, and reads the answer',
    async (_, endpoint) => {
      const { sends, body = [], hasToken = false, prepare, told } = endpoint
      await using harness = await openHarness()
      const call = await prepare(harness)
      harness.left.length = 0
      expect(await call()).toEqual(like(told))
      expect(harness.left).toEqual([{ line: expect.stringMatching(lineOf(sends)) as string, body, hasToken }])
    },
  )

  it.each(Object.entries(cases))(
    '[7-05, 8-08] %s puts its own prefix before its errors, once',
    async (name, { sends, prefix, prepare }) => {
      await using harness = await openHarness()
      const call = await prepare(harness)
      const before = prefix === undefined ? '' : `${prefix}. `
      await harness.sandbox.fault({ match: matchOf(sends), status: 500, description: 'Сервис временно недоступен.' })
      expect(await textOf(call())).toBe(`${before}Сервис временно недоступен. (500)`)
      if (typeof replies.get(name) === 'string') return
      await harness.sandbox.fault({ match: matchOf(sends), body: '"drifted"' })
      expect(await textOf(call())).toBe(`${before}${messages.brokenAnswer}`)
    },
  )
})
