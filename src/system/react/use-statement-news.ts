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

/** The filed statements whose state is another than when the client looked last. */
export function useStatementNews(): readonly StatementNews[] {
  const clientId = useFollowed()
  const redemptions = useQuery(rows.statements.redemptions, { query: { states: filedStates } })
  const deductions = useQuery(rows.statements.taxDeductions, { query: {} })
  const seen = useSyncExternalStore(seenStates.onChanged, seenStates.read, seenStates.read)
  const followed = (kind: StatementNews['kind'], query: typeof redemptions | typeof deductions): StatementNews[] =>
    'value' in query ? query.value.map(({ statementId, state }) => ({ kind, statementId, state })) : nothing
  const all = [...followed('redemption', redemptions), ...followed('deduction', deductions)]
  const fresh = clientId === null ? nothing : firstSeen(seen, clientId, all)
  useEffect(() => {
    if (clientId !== null && fresh.length > 0) seenStates.keep(withSeen(seenStates.read(), clientId, fresh))
  })
  return clientId === null ? nothing : changedSince(seen, clientId, all)
}

/** The client looks at these: what they say is news no more. */
export function useLooked(statements: readonly Followed[]): void {
  const clientId = useFollowed()
  useEffect(() => {
    if (clientId === null) return
    const seen = seenStates.read()
    const unseen = [...firstSeen(seen, clientId, statements), ...changedSince(seen, clientId, statements)]
    if (unseen.length > 0) seenStates.keep(withSeen(seen, clientId, unseen))
  }, [clientId, statements])
}
