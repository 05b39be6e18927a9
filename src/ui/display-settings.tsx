import { useState } from 'react'
import { Button } from './button.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { Dialog } from './dialog.tsx'
import {
  applyDisplay,
  parseDisplay,
  textSizes,
  type DisplayPreferences,
  type DisplayStore,
} from './display-preferences.ts'

const contrasts = [
  { value: 'normal', label: 'Обычный' },
  { value: 'high', label: 'Высокий' },
] as const
const motions = [
  { value: 'full', label: 'Включено' },
  { value: 'none', label: 'Выключено' },
] as const
const sizes = textSizes.map((value) => ({ value, label: `${value}\u00A0%` }))

export type DisplaySettingsProps = { store: DisplayStore; onClose: () => void }

/** Text size, contrast and motion; they hold at once and are remembered. */
export function DisplaySettings({ store, onClose }: DisplaySettingsProps) {
  const [{ textSize, contrast, motion }, setChosen] = useState<DisplayPreferences>(() => parseDisplay(store.load()))
  const choose = (change: Partial<DisplayPreferences>) => {
    const next = { ...parseDisplay(store.load()), ...change }
    store.save(next)
    applyDisplay(next)
    setChosen(next)
  }
  return (
    <Dialog
      title="Настройки отображения"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => choose(parseDisplay(null))}>
            Вернуть обычный вид
          </Button>
          <Button onClick={onClose}>Готово</Button>
        </>
      }
    >
      <ChoiceGroup
        inline
        label="Размер текста"
        options={sizes}
        value={textSize}
        onPick={(size) => choose({ textSize: size })}
      />
      <ChoiceGroup
        inline
        label="Контраст"
        options={contrasts}
        value={contrast}
        onPick={(value) => choose({ contrast: value })}
      />
      <ChoiceGroup
        inline
        label="Движение на странице"
        options={motions}
        value={motion}
        onPick={(value) => choose({ motion: value })}
      />
    </Dialog>
  )
}
