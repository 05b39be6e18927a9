import { JSDOM } from 'jsdom'

const names = [
  'window',
  'document',
  'location',
  'navigator',
  'history',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'Node',
  'DOMParser',
  'CustomEvent',
] as const

/** Gives the globals of a browser to what draws pages, for as long as `work` takes; `go` opens an address in it. */
export async function inBrowser<Value>(
  origin: string,
  work: (go: (path: string) => void) => Promise<Value>,
): Promise<Value> {
  const dom = new JSDOM('<!doctype html><div id="app"></div>', { url: origin })
  const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of names) {
    const value: unknown = name === 'window' ? dom.window : (dom.window as unknown as Record<string, unknown>)[name]
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  }
  try {
    return await work((path) => dom.reconfigure({ url: new URL(path, origin).href }))
  } finally {
    for (const [name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
    dom.window.close()
  }
}
