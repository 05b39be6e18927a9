import { isSamePlace, place, savedAt } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { Saved } from './saved-line.tsx'

const unkeptUntilFiled = 'Это устройство не хранит введённое. Не закрывайте страницу, пока не подадите заявление'

/** The fund keeps such a draft: it has what was typed as soon as a step is left. */
export const unkeptUntilNextStep =
  'Это устройство не хранит введённое. Оно сохранится в фонде, когда вы перейдёте к следующему шагу'

/** Where what was typed is, as it is told under the title; null until something was typed. `unkept`: what to do where the device keeps nothing. */
export function useSaved(unkept = unkeptUntilFiled): Saved | null {
  const now = useView('draft', place, isSamePlace)
  const at = useView('draft', savedAt)
  switch (now) {
    case 'nothing':
      return null
    case 'inFund':
      return at === null ? null : { kind: 'inFund', at }
    case 'nowhere':
      return { kind: 'nowhere', reason: unkept }
    default:
      return { kind: now === 'keeping' ? 'saving' : now }
  }
}
