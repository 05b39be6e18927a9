import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import * as limits from './limits.ts'

const overlap = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right

/** The control that a person has used last: a browser may give a pressed button no focus. */
function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest('a, button, label, input')
    }
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [])
  return pressed
}

/**
 * What lies over the page takes its height from it, in pixels, as --toasts, where it lies at its foot; and the control that was used last comes
 * out from under it (WCAG 2.4.11). `shown` changes whenever its height may.
 */
export function useRoomUnder(layer: RefObject<HTMLElement | null>, shown: string): void {
  const pressed = useLastPressed()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const area = layer.current?.firstElementChild?.getBoundingClientRect()
    if (!area || area.height === 0) {
      style.removeProperty('--toasts')
      return
    }
    const isAtFoot = window.innerWidth < limits.breakpointMiddle
    if (isAtFoot) style.setProperty('--toasts', `${area.height}px`)
    const used = [document.activeElement, pressed.current].find((one) => one?.matches('a, button, label, input'))
    if (!used?.isConnected || layer.current?.contains(used)) return
    if (overlap(used.getBoundingClientRect(), area)) used.scrollIntoView({ block: isAtFoot ? 'nearest' : 'center' })
  }, [layer, pressed, shown])
}
