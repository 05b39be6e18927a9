import { parse } from 'regexparam'
import type { PageLocation } from '#machines/navigation/contract.ts'
import type { LocationOf } from '#system/location-of.ts'
import { routes, type PageName } from './table.ts'

type Pattern = { page: PageName; keys: string[]; pattern: RegExp }
const patterns: Pattern[] = (Object.keys(routes) as PageName[]).map((page) => ({ page, ...parse(routes[page].path) }))

/** Whether an address says what its page is opened for: each parameter as it must look, and what it is asked after `?`. */
function areSound(page: PageName, params: Record<string, string>, search: string): boolean {
  const route = routes[page]
  if ('query' in route) return new URLSearchParams(search).has(route.query)
  return !('params' in route) || Object.entries(route.params).every(([name, shape]) => shape.test(params[name] ?? ''))
}

const flowOf = (page: PageName): string | null => {
  const route = routes[page]
  return 'flow' in route ? route.flow : null
}

/** The built-in page of an address, by the table of routes; the case and a closing slash do not matter. */
export const locationOf: LocationOf = ({ pathname, search, hash }): PageLocation => {
  const path = decoded(pathname)
  for (const { page, keys, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, match[index + 1] ?? '']))
    if (!areSound(page, params, search)) continue
    const { access, layout } = routes[page]
    return { path: pathname, search, hash, page, params, access, layout, flow: flowOf(page) }
  }
  return { path: pathname, search, hash, page: null, params: {}, access: 'anyone', layout: 'default', flow: null }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
