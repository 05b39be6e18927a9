import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'

// The browser's tests go before these: whatever is waited for may come late.
configure({ asyncUtilTimeout: 10_000 })

/**
 * The part of a native dialog that jsdom lacks: opening, closing with the focus given back, and Escape. It does not make the rest of
 * the page inert; that is seen in a browser.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
document.addEventListener('keydown', (event) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (
    event.key === 'Escape' &&
    dialog instanceof HTMLDialogElement &&
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  )
    dialog.close()
})

/** Renders and gives a person's hands. */
export function show(element: ReactElement) {
  const user = userEvent.setup({ delay: null })
  return { user, ...render(element) }
}
