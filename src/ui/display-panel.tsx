import { useState } from 'react'
import type { DisplayStore } from './display-preferences.ts'
import { IconButton } from './icon-button.tsx'
import { eye } from './icons.ts'
import { lazyWithFallback } from './lazy-with-fallback.tsx'

const DisplaySettings = lazyWithFallback(() => import('./display-settings.tsx').then((part) => part.DisplaySettings))

type DisplayPanelProps = {
  store: DisplayStore
  className?: string | undefined
}

/** A button for the header that opens the settings of text size, contrast and motion. */
export function DisplayPanel({ store, className }: DisplayPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        path={eye}
        label="Настройки отображения"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      />
      {isOpen && <DisplaySettings store={store} onClose={() => setOpen(false)} />}
    </>
  )
}
