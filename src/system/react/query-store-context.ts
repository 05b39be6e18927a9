import { createContext, use } from 'react'
import type { QueryStore } from '../queries/query-store.ts'

/** What views see of queries, for the views below. */
export const QueryStoreContext = createContext<QueryStore | null>(null)

export function useQueryStore(): QueryStore {
  const store = use(QueryStoreContext)
  if (!store) throw new Error('no <QueryStoreContext> above')
  return store
}
