import { onTestFinished, vi } from 'vitest'

/** A device that keeps nothing any more, until the test is over. */
export function fillDevice(): void {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => refusal.mockRestore())
}

/** Whether the browser would ask before it closes the page. */
export const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
