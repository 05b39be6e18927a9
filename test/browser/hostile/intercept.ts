import type { Page, Route } from '@playwright/test'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { describe } from '#domain/fault-texts.ts'
import { fault } from '#domain/faults.ts'
import { accepted, refused, withSurplus, type Damage } from '#test/kit/damage.ts'

/** What becomes of an answer: a field of it is damaged, or as many are gone as it may do without, and there is a field too many. */
export type Way = Damage | 'least' | 'surplus'
/** What becomes of the answers of a row; null where they stay as they are. */
type Choice = (row: string) => Way | null

const services: Record<string, Record<string, Endpoint>> = tables
const rows = Object.entries(services).flatMap(([service, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name: `${service}.${name}`,
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  })),
)

/** The rows whose answers have fields. */
export const rowsWithFields = rows.filter(({ endpoint }) => typeof endpoint.reply !== 'string').map(({ name }) => name)

/** What is read of a call of this row whose answer does not fit. */
export const brokenWords = (row: string): string =>
  describe(fault({ kind: 'broken', prefix: rows.find(({ name }) => name === row)?.endpoint.prefix ?? null })) ?? ''

const notDocument = 'не то'
/** What comes in place of a file: nothing, words of nobody, or bytes that are no document. */
const inPlaceOfFile = {
  missing: { body: '' },
  null: { body: 'null', contentType: 'application/json' },
  wrong: { body: notDocument },
} as const satisfies Record<Damage, Parameters<Route['fulfill']>[0]>

type Answer = Parameters<Route['fulfill']>[0] & { response: Awaited<ReturnType<Route['fetch']>> }

/** The answer as it becomes; one of which nothing is read has a body that nobody asked for. */
async function changed({ reply }: Endpoint, way: Way, response: Answer['response']): Promise<Answer> {
  const isDamage = way !== 'least' && way !== 'surplus'
  if (reply === 'text') return { response }
  if (reply === 'file') return isDamage ? { response, ...inPlaceOfFile[way] } : { response }
  if (reply === 'nothing') return { response, status: 200, json: withSurplus({}) }
  const value: unknown = await response.json()
  if (isDamage) return { response, json: refused(reply, value, way) }
  return { response, json: withSurplus(way === 'least' ? accepted(reply, value) : value) }
}

/** Changes the answers of the services on their way to the page; notes which rows with fields were asked for, and which were changed. */
export async function intercept(page: Page) {
  const state = { way: (() => null) as Choice, asked: new Set<string>(), changed: new Set<string>() }
  await page.route(/\/(api|apirp|cms)\//, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const row = rows.find(({ endpoint, pattern }) => endpoint.method === request.method() && pattern.test(pathname))
    if (!row) return route.fallback()
    if (rowsWithFields.includes(row.name)) state.asked.add(row.name)
    const way = state.way(row.name)
    if (way === null) return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    state.changed.add(row.name)
    return route.fulfill(await changed(row.endpoint, way, response))
  })
  return state
}
