import type { EventObject } from 'xstate'
import { faultOf, type Fault } from '#domain/faults.ts'

/** Guard of an `onError`: the port failed in this particular way. */
export const failedWith =
  (isIt: (fault: Fault) => boolean) =>
  ({ event }: { event: EventObject }) =>
    isIt(faultOf((event as EventObject & { error?: unknown }).error))

const params = ({ event }: { event: { error: unknown } }) => ({ fault: faultOf(event.error) })

/** An `onError` remembers the fault for the view. */
export const keepFault = { type: 'keepFault' as const, params }

/** An `onError` tells notices the fault: they alone decide what is said of it, and whether anything is. */
export const tellFault = { type: 'tellFault' as const, params }

/** An `onError` remembers what the service has against what was typed, to be said at its field. */
export const keepRefusal = { type: 'keepRefusal' as const, params }
