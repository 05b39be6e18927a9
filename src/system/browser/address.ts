import * as paths from '#domain/page-paths.ts'

/** Everything that the portal does to the address bar, and how it hears of changes. */
const changes = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

export const currentUrl = (): URL => new URL(window.location.href)

/** Changes the address without a new entry in the history; a value that the browser refuses leads to /lk. */
export function replaceAddress(to: string): void {
  try {
    window.history.replaceState(null, '', to)
  } catch {
    window.history.replaceState(null, '', paths.account)
  }
}

/** Hears of every change of the address, wherever it comes from; returns how to stop listening. */
export function onAddressChanged(heard: () => void): () => void {
  for (const change of changes) window.addEventListener(change, heard)
  return () => {
    for (const change of changes) window.removeEventListener(change, heard)
  }
}

/** Takes one value out of the query and out of the address bar at once, so that it is in no history. */
export function takeFromQuery(name: string): string | null {
  const url = currentUrl()
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  replaceAddress(url.pathname + url.search + url.hash)
  return value
}

/** Takes the whole query and fragment, and leaves the bare path in the address bar. */
export function takeAddress(): { search: string; hash: string } {
  const { pathname, search, hash } = currentUrl()
  replaceAddress(pathname)
  return { search, hash }
}

export const leaveTo = (url: string): void => window.location.assign(url)
export const reload = (): void => window.location.reload()
