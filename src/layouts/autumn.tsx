import { useEffect, useState } from 'react'
import { isAutumn } from '#domain/dates.ts'
import * as limits from '#domain/limits.ts'
import { env } from '#env.ts'
import { useToday } from '#system/react/use-today.ts'
import { AutumnLeaves } from '#ui/autumn-leaves.tsx'

type Phase = 'falling' | 'fading' | 'fallen'
let hasBegun = false

/** Leaves over the account in autumn: they fall, grow pale and are gone, once in a load of the portal (4.8-01). */
export function Autumn() {
  const today = useToday()
  const [phase, setPhase] = useState<Phase>(() => (env.autumnLeaves && !hasBegun && isAutumn(today) ? 'falling' : 'fallen'))
  useEffect(() => {
    hasBegun = true
    const fading = setTimeout(() => setPhase((now) => (now === 'falling' ? 'fading' : now)), limits.autumnEffect)
    const gone = setTimeout(() => setPhase('fallen'), limits.autumnEffect + limits.autumnFade)
    return () => {
      clearTimeout(fading)
      clearTimeout(gone)
    }
  }, [])
  return phase === 'fallen' ? null : <AutumnLeaves fading={phase === 'fading'} />
}
