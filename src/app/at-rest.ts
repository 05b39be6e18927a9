import type { Prepared } from '#domain/prepared.ts'
import { forgetWhenLeft } from '#system/hydration/leave-prepared.ts'
import { wakeUp } from '#ui/dozing.ts'

/** What a page that was made ahead does when it has come to rest, or begins to be used. */
export function atRest(prepared: Prepared): void {
  forgetWhenLeft(prepared)
  void wakeUp()
}
