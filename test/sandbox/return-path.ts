const callback = '/lk/esia'
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u0020\u007F\\]/

/** Where the pretended state portal may send people back to: a path of the portal itself, else the callback page. */
export function returnPath(raw: string | null): string {
  if (raw === null || !raw.startsWith('/') || raw.startsWith('//') || unsafe.test(raw)) return callback
  const { pathname, search } = new URL(raw, 'http://portal.invalid')
  return pathname.startsWith('//') ? callback : pathname + search
}
