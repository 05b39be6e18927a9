import { useState } from 'react'
import { Button } from './button.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { Dialog } from './dialog.tsx'
import { applyDisplay, parseDisplay, textSizes, type DisplayPreferences, type DisplayStore } from './display-preferences.ts'
import { IconButton } from './icon-button.tsx'
import { eye } from './icons.ts'

const contrasts = [{ value: 'normal', label: 'Обычный' }, { value: 'high', label: 'Высокий' }] as const
const motions = [{ value: 'full', label: 'Включено' }, { value: 'none', label: 'Выключено' }] as const
const sizes = textSizes.map((value) => ({ value, label: `${value}\u00A0%` }))

type DisplayPanelProps = {
  store: DisplayStore
  className?: string | undefined
}

/** A button for the header that opens the settings of text size, contrast and motion; they hold at once and are remembered. */
export function DisplayPanel({ store, className }: DisplayPanelProps) {
  const [chosen, setChosen] = useState<DisplayPreferences | null>(null)
  const choose = (change: Partial<DisplayPreferences>) => {
    const next = { ...parseDisplay(store.load()), ...change }
    store.save(next)
    applyDisplay(next)
    setChosen(next)
  }
  const close = () => setChosen(null)
  return (
    <>
      <IconButton path={eye} label="Настройки отображения" aria-haspopup="dialog" className={className} onClick={() => setChosen(parseDisplay(store.load()))} />
      {chosen && (
        <Dialog
          title="Настройки отображения"
          onClose={close}
          actions={<><Button kind="quiet" onClick={() => choose(parseDisplay(null))}>Вернуть обычный вид</Button><Button onClick={close}>Готово</Button></>}
        >
          <ChoiceGroup inline label="Размер текста" options={sizes} value={chosen.textSize} onPick={(textSize) => choose({ textSize })} />
          <ChoiceGroup inline label="Контраст" options={contrasts} value={chosen.contrast} onPick={(contrast) => choose({ contrast })} />
          <ChoiceGroup inline label="Движение на странице" options={motions} value={chosen.motion} onPick={(motion) => choose({ motion })} />
        </Dialog>
      )}
    </>
  )
}
