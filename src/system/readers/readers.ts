import type { accountReadersOf } from './account-readers.ts'
import type { contentReadersOf } from './content-readers.ts'
import type { investmentReadersOf } from './investment-readers.ts'
import type { lateAccountReadersOf } from './late-readers.ts'

type AccountReaders = ReturnType<typeof accountReadersOf> & ReturnType<typeof lateAccountReadersOf>
type Readers = AccountReaders & ReturnType<typeof contentReadersOf> & ReturnType<typeof investmentReadersOf>

/** Every plain read by its name: what it is given, what it gives. */
export type ReadName = keyof Readers
export type ReadAsk<Name extends ReadName> = Parameters<Readers[Name]>[0]
export type ReadValue<Name extends ReadName> = Awaited<ReturnType<Readers[Name]>>

const ofAccount: Readonly<Record<string, true>> = {
  balance: true, lastOperations: true, documents: true, turnover: true, investYears: true,
} satisfies Record<keyof AccountReaders, true>

/** Which actor makes a read: those of the account end with the session. */
export const readHome = (name: ReadName): 'reads' | 'accountReads' => (ofAccount[name] ? 'accountReads' : 'reads')
