const longest = 2048
const account = '/lk'
const notReturnable = ['/lk/login', '/lk/esia', '/lk/mimic', '/lk/confirm-email', '/lk/maintenance', '/lk/outdated']
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u0020\u007F-\u009F\u2028\u2029\\]/

/** What a decoded path has only where somebody hid it: an empty or a dotted step, a second encoding. */
const deceptive = /\/\/|\/\.{1,2}(\/|$)|%/

/** The only road from a query value to navigation: a path of this portal's account, else /lk (2.4-08). */
export function safeReturnTo(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest || !/^\/(?![/\\])/.test(raw) || unsafe.test(raw)) return account
  const origin = 'https://portal.invalid'
  try {
    const url = new URL(raw, origin)
    const path = decodeURIComponent(url.pathname)
    if (url.origin !== origin || deceptive.test(path) || unsafe.test(path)) return account
    if (path !== account && !path.startsWith(`${account}/`)) return account
    const plain = path.replace(/\/+$/, '').toLowerCase()
    if (notReturnable.some((closed) => plain === closed || plain.startsWith(`${closed}/`))) return account
    return url.pathname + url.search + url.hash
  } catch {
    return account
  }
}
