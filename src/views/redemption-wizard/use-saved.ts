import { useState } from 'react'
import { place, type Place } from '#machines/draft/selectors.ts'
import { useClock, useView } from '#system/react/system.tsx'
import type { Saved } from '../statements/saved-line.tsx'

const unkept = 'Это устройство не хранит введённое. Оно сохранится в фонде, когда вы перейдёте к следующему шагу'

/** Where what was typed is, as it is told under the title; null until something was typed. */
export function useSaved(): Saved | null {
  const clock = useClock()
  const now = useView('draft', place)
  const [seen, setSeen] = useState<{ place: Place; savedAt: string | null }>({ place: now, savedAt: null })
  if (seen.place !== now)
    setSeen({ place: now, savedAt: now === 'inFund' ? new Date(clock.now()).toISOString() : seen.savedAt })
  switch (now) {
    case 'inFund':
      return seen.savedAt === null ? null : { kind: 'inFund', at: seen.savedAt }
    case 'nowhere':
      return { kind: 'nowhere', reason: unkept }
    default:
      return { kind: now }
  }
}
