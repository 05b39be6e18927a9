import { parse } from 'regexparam'
import type { Place } from '#machines/navigation/contract.ts'
import type { PlaceOf } from '#system/places.ts'
import { routes, type PageName } from './table.ts'

type Pattern = { page: PageName; keys: string[]; pattern: RegExp }
const patterns: Pattern[] = (Object.keys(routes) as PageName[]).map((page) => ({ page, ...parse(routes[page].path) }))

function areSound(page: PageName, params: Record<string, string>): boolean {
  const row = routes[page]
  return !('params' in row) || Object.entries(row.params).every(([name, shape]) => shape.test(params[name] ?? ''))
}

const guestOf = (page: PageName): string | null => {
  const row = routes[page]
  return 'guest' in row ? row.guest : null
}

/** The built-in page of an address, by the table of routes; the case and a closing slash do not matter. */
export const placeOf: PlaceOf = ({ pathname, search, hash }): Place => {
  const path = decoded(pathname)
  for (const { page, keys, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, match[index + 1] ?? '']))
    if (!areSound(page, params)) continue
    const { access, layout } = routes[page]
    return { path: pathname, search, hash, page, params, access, layout, guest: guestOf(page) }
  }
  return { path: pathname, search, hash, page: null, params: {}, access: 'anyone', layout: 'default', guest: null }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
