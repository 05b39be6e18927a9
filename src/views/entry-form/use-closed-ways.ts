import { useMemo } from 'react'
import { rows, useQuery } from '#system/react/use-query.ts'

/** A way in: through the state portal, or by a code sent to the phone. */
export type Way = 'esia' | 'phone'
const wayOf: Readonly<Record<string, Way>> = { Esia: 'esia', Sms: 'phone' }

/** The ways in that the service has closed (B1); while it has not said so, all of them are open. */
export function useClosedWays(): ReadonlySet<Way> {
  const query = useQuery(rows.auth.providers, {})
  const known = query.state === 'shown' ? query.value : undefined
  return useMemo(
    () => new Set(known?.flatMap(({ authType, isAvailable }) => (isAvailable ? [] : (wayOf[authType] ?? [])))),
    [known],
  )
}
