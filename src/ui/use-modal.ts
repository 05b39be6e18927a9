import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'

const folded = 'details:not([open]) :not(summary)'
const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Of itself a browser lets Tab go from the last control of a dialog to nothing of the page. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.getClientRects().length > 0 && !stop.matches(folded),
  )
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * A native dialog that is modal for as long as it is mounted: the rest of the page is inert, the focus goes to
 * `[data-focus-first]`, else to its heading, goes round inside, and back to where it was when the dialog goes. Its owner is told that it
 * has closed, and may be asked beforehand, by Escape, to close it.
 */
export function useModal(onClose: () => void, onCancel: (dialog: HTMLDialogElement) => void = onClose) {
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
    onKeyDown: keepTabInside,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onCancel(event.currentTarget)
    },
    // Chromium closes on a second Escape whatever onCancel says; the check leaves out a close that has since been undone.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
  }
}
