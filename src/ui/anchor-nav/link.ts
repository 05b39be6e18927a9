import type { MouseEvent } from 'react'

/** A link into the page that it stands on, under the names that content gives its parts (2.7-06). */
export type AnchorLink = {
  href: string
  label: string
  index: number
  /** The id of the part that it leads to. */
  block: string
  /** How deep the part lies in other parts that have links of their own. */
  numberOfExtraIndets: number
}

/** Takes a plain press of a link over from the browser; a press that opens another tab or window stays the browser's. */
export function follow(event: MouseEvent, go: () => void): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  go()
}
