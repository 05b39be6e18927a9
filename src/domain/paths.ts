const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'

/** Whether two paths lead to the same page: neither their case nor a closing slash matters. */
export const isSamePath = (one: string, other: string): boolean => plain(one) === plain(other)
