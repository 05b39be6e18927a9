import * as paths from './page-paths.ts'

const longest = 2048
const account = paths.account
const notReturnable = [paths.entry, paths.esia, paths.mimic, paths.confirmEmail, paths.maintenance, paths.outdated]
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u0020\u007F-\u009F\u2028\u2029\\]/

/** What a decoded path has only where somebody hid it: an empty or a dotted step, a second encoding. */
const deceptive = /\/\/|\/\.{1,2}(\/|$)|%/

/** Pages of the content service may ask for a sign-in too (2.7-04); their addresses are plain words. */
const publicPage = /^(?!\/lk)(\/[\p{L}\d_-]+)+\/?$/iu

/** The only road from a query value to navigation: a path of this portal that may need a sign-in, else /lk (2.4-08). */
export function safeReturnTo(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest || !/^\/(?![/\\])/.test(raw) || unsafe.test(raw)) return account
  const origin = 'https://portal.invalid'
  try {
    const url = new URL(raw, origin)
    const path = decodeURIComponent(url.pathname)
    if (url.origin !== origin || deceptive.test(path) || unsafe.test(path)) return account
    const address = url.pathname + url.search + url.hash
    const isAsWritten = raw.split(/[?#]/)[0] === url.pathname
    if (isAsWritten && publicPage.test(path)) return address
    if (path !== account && !path.startsWith(`${account}/`)) return account
    const plain = path.replace(/\/+$/, '').toLowerCase()
    if (notReturnable.some((closed) => plain === closed || plain.startsWith(`${closed}/`))) return account
    return address
  } catch {
    return account
  }
}
