import type { Prerendered } from '#domain/prerendered.ts'
import { forgetWhenLeft } from '#system/hydration/leave-prerendered.ts'
import { layOutDeferred } from '#ui/deferred-layout.ts'

/** What a prerendered page does after its hydration, when nothing is loaded any more or somebody begins to use it. */
export function afterHydration(prerendered: Prerendered): void {
  forgetWhenLeft(prerendered)
  void layOutDeferred()
}
