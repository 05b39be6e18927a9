import type { Calls } from '#api/client.ts'
import type { balances } from '#api/tables/balances.ts'

/** Plain queries of the account, by name: what each is given, what it gives. They end with the session. */
export const accountFetchersOf = ({ balance, lastOperations }: Calls<typeof balances>) => ({
  balance: ({ id, date }: { id: string; date: string }, signal: AbortSignal) => balance({ params: { id }, query: { date } }, { signal }),
  lastOperations: ({ id, amount }: { id: string; amount: number }, signal: AbortSignal) =>
    lastOperations({ params: { id }, query: { amount } }, { signal }),
})
