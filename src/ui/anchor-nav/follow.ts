import type { MouseEvent } from 'react'

/** Takes a plain press of a link over from the browser; a press that opens another tab or window stays the browser's. */
export function follow(event: MouseEvent, go: () => void): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  go()
}
