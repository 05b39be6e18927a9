import type { Calls } from '#api/client.ts'
import type { balances } from '#api/tables/balances.ts'
import type { content } from '#api/tables/content.ts'
import { investmentHome, type investmentReadersOf } from './investment-readers.ts'
import type { lateAccountReadersOf } from './late-readers.ts'

/** Plain reads of the account, by name: what each is given, what it gives. They end with the session. */
export const accountReadersOf = ({ balance, lastOperations }: Calls<typeof balances>) => ({
  balance: ({ id, date }: { id: string; date: string }, signal: AbortSignal) => balance({ params: { id }, query: { date } }, { signal }),
  lastOperations: ({ id, amount }: { id: string; amount: number }, signal: AbortSignal) =>
    lastOperations({ params: { id }, query: { amount } }, { signal }),
})

/** Plain reads that anybody may make, by name. */
export const publicReadersOf = ({ page }: Calls<typeof content>) => ({
  contentPage: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    page({ params: { id }, query: version === null ? {} : { version } }, { signal }),
})

type Readers =
  & ReturnType<typeof accountReadersOf> & ReturnType<typeof lateAccountReadersOf>
  & ReturnType<typeof publicReadersOf> & ReturnType<typeof investmentReadersOf>
export type ReadName = keyof Readers
export type ReadAsk<Name extends ReadName> = Parameters<Readers[Name]>[0]
export type ReadValue<Name extends ReadName> = Awaited<ReturnType<Readers[Name]>>

/** Which actor makes a read. */
export const readHome = {
  balance: 'accountReads',
  lastOperations: 'accountReads',
  documents: 'accountReads',
  turnover: 'accountReads',
  investYears: 'accountReads',
  contentPage: 'reads',
  ...investmentHome,
} as const satisfies Record<ReadName, 'reads' | 'accountReads'>
