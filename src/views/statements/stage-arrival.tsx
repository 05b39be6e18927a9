import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Arrival } from '#ui/page-heading.tsx'

type StageArrivalProps = {
  stage: string
  /** The stage in which it is only awaited what the page will be: neither it nor what it ends in was led to by a press. */
  opening: string
  children: ReactNode
}

/** Each stage of a page after the one that was opened is arrived at as a page is: at its top, and with the focus on its heading. */
export function StageArrival({ stage, opening, children }: StageArrivalProps) {
  const page = use(Arrival)
  const [{ last, changes }, setLast] = useState({ last: stage, changes: 0 })
  if (last !== stage) setLast({ last: stage, changes: changes + Number(last !== opening && stage !== opening) })
  // Before the focus is moved, which scrolls to what is out of sight.
  useLayoutEffect(() => {
    if (changes > 0) window.scrollTo(0, 0)
  }, [changes])
  return <Arrival value={changes || page}>{children}</Arrival>
}

/** Whether what is drawn belongs to a stage after the one that was opened. */
export const useIsLaterStage = (): boolean => typeof use(Arrival) === 'number'

/** For a heading that says more than the page’s: in a later stage it takes the focus. */
export function useStageFocus(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  const isLater = useIsLaterStage()
  useEffect(() => {
    if (isLater) ref.current?.focus()
  }, [isLater])
  return ref
}
