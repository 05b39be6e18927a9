import { useEffect, useRef, type RefObject } from 'react'

/** For what comes in place of a form that was sent: it takes the focus, since the button that had it is gone. */
export function useSuccessFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
