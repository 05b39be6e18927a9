import { useEffect, useSyncExternalStore } from 'react'
import { filedStates } from '#domain/statement-states.ts'
import { changedSince, firstSeen, withSeen, type Followed } from '#domain/statement-news.ts'
import { userId } from '#machines/session/selectors.ts'
import { seenStates } from '../browser/seen-states.ts'
import { useView } from './system.tsx'
import { rows, useQuery } from './use-query.ts'
import { useMimic } from './use-visitor-kind.ts'

/** A statement of which the client has not seen what became of it. */
export type StatementNews = Followed & { kind: 'redemption' | 'deduction' }

const nothing: StatementNews[] = []

/** Whose statements are followed on this device; nobody's while an employee looks. */
function useFollowed(): string | null {
  const clientId = useView('session', userId)
  return useMimic() ? null : clientId
}

const useSeen = () => useSyncExternalStore(seenStates.onChanged, seenStates.read, seenStates.read)

/** The filed statements whose state is another than when the client looked last: the services are asked while it is shown. */
export function useStatementNews(): readonly StatementNews[] {
  const clientId = useFollowed()
  const redemptions = useQuery(rows.statements.redemptions, { query: { states: filedStates } })
  const deductions = useQuery(rows.statements.taxDeductions, { query: {} })
  const seen = useSeen()
  const isSettled = redemptions.state !== 'loading' && deductions.state !== 'loading'
  const followed = (kind: StatementNews['kind'], query: typeof redemptions | typeof deductions): StatementNews[] =>
    'value' in query ? query.value.map(({ statementId, state }) => ({ kind, statementId, state })) : nothing
  const all = [...followed('redemption', redemptions), ...followed('deduction', deductions)]
  // What was seen is told by its text: a new list of the same statements is no news.
  const text = JSON.stringify(all)
  useEffect(() => {
    if (clientId === null || !isSettled) return
    const statements = JSON.parse(text) as StatementNews[]
    const fresh = firstSeen(seenStates.read(), clientId, statements)
    if (fresh.length > 0) seenStates.keep(withSeen(seenStates.read(), clientId, fresh))
    seenStates.update(clientId, statements)
  }, [clientId, isSettled, text])
  return clientId === null ? nothing : changedSince(seen, clientId, all)
}

/** In how many statements something is new, as far as this tab has asked; null before it has. */
export function useNewsCount(): number | null {
  const clientId = useFollowed()
  const seen = useSeen()
  const find = () => (clientId === null ? nothing : seenStates.latestOf(clientId))
  const latest = useSyncExternalStore(seenStates.onChanged, find, find)
  if (clientId === null) return 0
  return latest && changedSince(seen, clientId, latest).length
}

/** The client looks at these: what they say is news no more. */
export function useLooked(statements: readonly Followed[]): void {
  const clientId = useFollowed()
  useEffect(() => {
    if (clientId === null || statements.length === 0) return
    const seen = seenStates.read()
    const unseen = [...firstSeen(seen, clientId, statements), ...changedSince(seen, clientId, statements)]
    if (unseen.length > 0) seenStates.keep(withSeen(seen, clientId, unseen))
    if (seenStates.latestOf(clientId) !== null) seenStates.update(clientId, statements)
  }, [clientId, statements])
}
