import type { Api } from '#api/client.ts'

/** Every plain read that a view may ask for, by name: what it is given, what it gives. */
export const readersOf = (api: Api) => ({
  balance: ({ id, date }: { id: string; date: string }, signal: AbortSignal) => api.balances.balance({ params: { id }, query: { date } }, { signal }),
  lastOperations: ({ id, amount }: { id: string; amount: number }, signal: AbortSignal) =>
    api.balances.lastOperations({ params: { id }, query: { amount } }, { signal }),
  contentPage: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    api.content.page({ params: { id }, query: version === null ? {} : { version } }, { signal }),
})

export type Readers = ReturnType<typeof readersOf>
export type ReadName = keyof Readers
export type ReadAsk<Name extends ReadName> = Parameters<Readers[Name]>[0]
export type ReadValue<Name extends ReadName> = Awaited<ReturnType<Readers[Name]>>

/** Reads of the account end with the session; the others are anybody's. */
export const readHome = {
  balance: 'accountReads',
  lastOperations: 'accountReads',
  contentPage: 'reads',
} as const satisfies Record<ReadName, 'reads' | 'accountReads'>
