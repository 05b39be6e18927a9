import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

/**
 * A native dialog that is modal for as long as it is mounted: the rest of the page is inert, the focus goes to
 * `[data-focus-first]`, else to its heading, and back to where it was when the dialog goes.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog.querySelector('h2')
    first?.focus()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Chromium closes on a second Escape whatever onCancel says; the check leaves out a close that has since been undone.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
  }
}
