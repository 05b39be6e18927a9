import { createContext, use, useMemo } from 'react'
import { isSameCmsRoute } from '#domain/cms-routes.ts'
import { cmsRoute, location, showing } from '#machines/navigation/selectors.ts'
import { isLapsed } from '#machines/session/selectors.ts'
import { useMaybeActor, useView } from './system.tsx'

/** What navigation has decided to show, and for whom; another object whenever any of it is another. */
export function useDecision() {
  const page = useView('navigation', location)
  // Another route would have the page drawn anew, and lose what was pressed while it was being hydrated.
  const added = useView('navigation', cmsRoute, isSameCmsRoute)
  const decided = useView('navigation', showing)
  const shown = useView('session', isLapsed) ? ('held' as const) : decided
  const queries = useMaybeActor('accountQueries')
  return useMemo(
    () => ({
      /** The address of the page, null before there is one. */
      location: page,
      /** The content service's route of it, where no built-in page knows it. */
      cmsRoute: added,
      /** What navigation shows; the page of a statement whose client's sign-in has run out is held. */
      showing: shown,
      /** Nobody else has these queries than who is signed in. */
      queries,
    }),
    [page, added, shown, queries],
  )
}
export type Decision = ReturnType<typeof useDecision>

/** What the page below has been drawn for. It lags behind navigation while the next page is being drawn, so that pages ask it alone. */
export const HereContext = createContext<Decision | null>(null)

/** What the page that asks has been drawn for: its address, and its route at the content service. */
export function useHere(): Decision {
  const here = use(HereContext)
  if (!here) throw new Error('no page is shown here')
  return here
}
