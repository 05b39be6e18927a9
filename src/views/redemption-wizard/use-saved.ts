import { place, savedAt } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { Saved } from '../statements/saved-line.tsx'

const unkept = 'Это устройство не хранит введённое. Оно сохранится в фонде, когда вы перейдёте к следующему шагу'

/** Where what was typed is, as it is told under the title; null until something was typed. */
export function useSaved(): Saved | null {
  const now = useView('draft', place)
  const at = useView('draft', savedAt)
  switch (now) {
    case 'inFund':
      return at === null ? null : { kind: 'inFund', at }
    case 'nowhere':
      return { kind: 'nowhere', reason: unkept }
    default:
      return { kind: now }
  }
}
