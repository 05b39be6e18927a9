import type { EventObject } from 'xstate'
import { faultOf, type Fault } from '#domain/faults.ts'

/** Guard of an `onError`: the port failed in this particular way. */
export const failedWith = (isIt: (fault: Fault) => boolean) =>
  ({ event }: { event: EventObject }) => isIt(faultOf((event as EventObject & { error?: unknown }).error))
