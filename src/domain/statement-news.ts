import { shortHash } from './short-hash.ts'

/** A statement as it can be told from what was known of it. */
export type Followed = { statementId: string; state: string }
/** What a device remembers of the statements that were looked at: no names and no states, only what tells them from others. */
export type SeenStates = Readonly<Record<string, string>>

const nameOf = (clientId: string, { statementId }: Followed) => shortHash(`${clientId} ${statementId}`)
const markOf = (clientId: string, { statementId, state }: Followed) => shortHash(`${clientId} ${statementId} ${state}`)

/** Those whose state is another than when the client looked last; one that is seen for the first time has not changed. */
export const changedSince = <Of extends Followed>(seen: SeenStates, clientId: string, now: readonly Of[]): Of[] =>
  now.filter((one) => {
    const mark = seen[nameOf(clientId, one)]
    return mark !== undefined && mark !== markOf(clientId, one)
  })

/** What is remembered once these have been looked at. */
export const withSeen = (seen: SeenStates, clientId: string, looked: readonly Followed[]): SeenStates => ({
  ...seen,
  ...Object.fromEntries(looked.map((one) => [nameOf(clientId, one), markOf(clientId, one)])),
})

/** Those of which nothing is remembered yet. */
export const firstSeen = <Of extends Followed>(seen: SeenStates, clientId: string, now: readonly Of[]): Of[] =>
  now.filter((one) => seen[nameOf(clientId, one)] === undefined)
