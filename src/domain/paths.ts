const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'

/** Whether a path lies under another one. */
export const isUnder = (path: string, above: string): boolean => plain(path).startsWith(`${plain(above)}/`)

/** Whether two paths lead to the same page: neither their case nor a closing slash matters. */
export const isSamePath = (one: string, other: string): boolean => plain(one) === plain(other)
