import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type LiveRegionProps = {
  children: ReactNode
  /** Interrupts what is being read; for failures only. */
  urgent?: boolean | undefined
}

/** Speaks its words to a screen reader each time they change; keep it mounted and change what is in it. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>
}
