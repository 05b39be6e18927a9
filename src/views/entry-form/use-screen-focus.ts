import { useEffect, useRef, type RefObject } from 'react'
import type { Step } from '#machines/entry-form/selectors.ts'

const isTab = (step: Step) => step === 'esia' || step === 'phone'

/**
 * Moves the focus to where a new screen begins, its `[data-focus-first]` or the heading (5-07). Not on the first screen of a visit, and not
 * where tabs have just been changed, since the tab keeps the focus; the code step takes it by itself.
 */
export function useScreenFocus(step: Step): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const before = last.current
    last.current = step
    if (before === step || before === 'starting' || step === 'code' || (isTab(before) && isTab(step))) return
    const first = card.current?.querySelector<HTMLElement>('[data-focus-first]') ?? card.current?.querySelector('h1')
    first?.focus()
  }, [step])
  return card
}
