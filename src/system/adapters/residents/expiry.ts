import { filledInactivity } from './inactivity.ts'
import { filledReentry } from './reentry.ts'
import { filledSignOut } from './sign-out.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** What a sign-in ends with: the watch over a portal that nobody touches, what «Выйти» asks first, and the entry over a page that outlives its sign-in. */
export const filledExpiry = (dependencies: Dependencies, idleLimit: number) => ({
  inactivity: filledInactivity(dependencies, idleLimit),
  reentry: filledReentry(dependencies),
  signOut: filledSignOut(dependencies),
})
