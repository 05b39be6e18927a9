import { useState, type KeyboardEvent } from 'react'

/** What may be meant by what is typed: `label` is what it says, `hint` tells it from others of the same name. */
export type ComboboxOption = { id: string; label: string; hint?: string | undefined }

type Shown<Option> = {
  options: readonly Option[]
  onPick: (option: Option) => void
  onDismiss?: (() => void) | undefined
}

/** Which options a combobox shows, which of them the arrows have reached, and what its keys do (the ARIA 1.2 pattern, no choice unasked). */
export function useCombobox<Option extends ComboboxOption>({ options, onPick, onDismiss }: Shown<Option>) {
  const [isOpen, setOpen] = useState(false)
  const [reached, setReached] = useState<string | null>(null)
  const at = options.findIndex(({ id }) => id === reached)
  const active = isOpen ? options[at] : undefined

  const reach = (index: number) => setReached(options.at(index)?.id ?? null)
  const open = () => {
    setOpen(true)
    setReached(null)
  }
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    setReached(null)
    onDismiss?.()
  }
  const pick = (option: Option) => {
    setOpen(false)
    setReached(null)
    onPick(option)
  }

  const arrow = (event: KeyboardEvent) => {
    const isDown = event.key === 'ArrowDown'
    event.preventDefault()
    if (event.altKey) return isDown ? open() : close()
    if (!isOpen) open()
    if (isDown) reach(active && at < options.length - 1 ? at + 1 : 0)
    else reach(active ? at - 1 : -1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        return arrow(event)
      case 'Enter':
        // Of a list that is closed, or in which nothing was reached, Enter is the form's.
        if (!active) return close()
        event.preventDefault()
        return pick(active)
      case 'Escape':
        // What the combobox stands in, a dialog for one, stays open.
        if (isOpen) event.preventDefault()
        return close()
      case 'Tab':
        return close()
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return setReached(null)
    }
  }
  return { isOpen, active, open, close, pick, onKeyDown }
}
