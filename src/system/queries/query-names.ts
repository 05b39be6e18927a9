import type { accountFetchersOf } from './account-queries.ts'
import type { contentFetchersOf } from './content-queries.ts'
import type { investmentFetchersOf } from './investment-queries.ts'
import type { lateAccountFetchersOf } from './late-account-queries.ts'

type AccountFetchers = ReturnType<typeof accountFetchersOf> & ReturnType<typeof lateAccountFetchersOf>
type Fetchers = AccountFetchers & ReturnType<typeof contentFetchersOf> & ReturnType<typeof investmentFetchersOf>

/** Every plain query by its name: what it is given, what it gives. */
export type QueryName = keyof Fetchers
export type QueryRequest<Name extends QueryName> = Parameters<Fetchers[Name]>[0]
export type QueryResult<Name extends QueryName> = Awaited<ReturnType<Fetchers[Name]>>

const ofAccount: Readonly<Record<string, true>> = {
  balance: true, lastOperations: true, documents: true, turnover: true, investYears: true,
} satisfies Record<keyof AccountFetchers, true>

/** Which actor makes a query: those of the account end with the session. */
export const queryHome = (name: QueryName): 'queries' | 'accountQueries' => (ofAccount[name] ? 'accountQueries' : 'queries')
