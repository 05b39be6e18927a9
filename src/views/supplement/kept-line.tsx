import { isBlank, isSamePlace, place } from '#machines/draft/selectors.ts'
import { form } from '#machines/supplement/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { SavedLine, type Saved } from '../statements/saved-line.tsx'

const unkept = 'Это устройство не хранит введённое: отправьте документы, не закрывая страницу'

/** Where what was typed is until it is sent: the fund keeps nothing before. */
export function KeptLine() {
  const now = useView('draft', place, isSamePlace)
  const nothing = useView('draft', isBlank)
  const opened = useView('supplement', form)
  const saved: Saved | null = nothing
    ? null
    : now === 'nowhere'
      ? { kind: 'nowhere', reason: unkept }
      : { kind: now === 'onDevice' ? 'onDevice' : 'saving' }
  return opened && <SavedLine saved={saved} today={opened.today} />
}
