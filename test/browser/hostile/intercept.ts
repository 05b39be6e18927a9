import type { Page } from '@playwright/test'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { describe } from '#domain/fault-texts.ts'
import { fault } from '#domain/faults.ts'

type Reply = Exclude<Endpoint['reply'], string>
/** What an answer of the row becomes; null where it stays as it is. */
export type Change = (row: string) => ((reply: Reply, value: unknown) => unknown) | null

const services: Record<string, Record<string, Endpoint>> = tables
const rows = Object.entries(services).flatMap(([service, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name: `${service}.${name}`,
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  })),
)

/** What is read of a call of this row whose answer does not fit. */
export const brokenWords = (row: string): string =>
  describe(fault({ kind: 'broken', prefix: rows.find(({ name }) => name === row)?.endpoint.prefix ?? null })) ?? ''

/** Changes the answers of the services on their way to the page; notes which rows were asked for and which were changed. */
export async function intercept(page: Page) {
  const state = { change: (() => null) as Change, asked: new Set<string>(), changed: new Set<string>() }
  await page.route(/\/(api|apirp|cms)\//, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const row = rows.find(({ endpoint, pattern }) => endpoint.method === request.method() && pattern.test(pathname))
    if (!row || typeof row.endpoint.reply === 'string') return route.fallback()
    state.asked.add(row.name)
    const change = state.change(row.name)
    if (change === null) return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    state.changed.add(row.name)
    return route.fulfill({ response, json: change(row.endpoint.reply, await response.json()) })
  })
  return state
}
