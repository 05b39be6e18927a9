import { memo, Suspense, useDeferredValue, useLayoutEffect, useState, type ComponentType } from 'react'
import type { Layout } from '#domain/layouts.ts'
import { account } from '#domain/page-paths.ts'
import { missingPage, pageTitle } from '#domain/page-title.ts'
import { env } from '#env.ts'
import { DeadEnd } from '#layouts/error-page.tsx'
import { Waiting } from '#layouts/waiting.tsx'
import { HereContext, useDecision, useHere, type Decision } from '#system/react/here.ts'
import { useInitialSnapshots } from '#system/react/system.tsx'
import { Arrival } from '#ui/page-heading.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ContentPage, layouts, pages } from './pages.ts'
import { routes, type PageName } from '#routes/table.ts'

/** Changes with nothing but its page: a prerendered page is not to be drawn anew before it has been hydrated. */
const Open = memo(function Open({ Page }: { Page: ComponentType }) {
  return (
    <Suspense fallback={<Waiting inside />}>
      <Page />
    </Suspense>
  )
})

/** What a decision is shown in. */
function layoutFor({ location, cmsRoute, showing, queries }: Decision): Layout {
  const page = location?.page as PageName | null | undefined
  const known = page ? routes[page].layout : (cmsRoute?.layout ?? 'default')
  // Whoever a guard has failed for is not let into a layout that knows the visitor.
  if (showing === 'failed') return 'default'
  if (showing === 'held') return 'login'
  return showing === 'missing' && queries && location?.path.startsWith(`${account}/`) ? 'npf-lk' : known
}

/** Whether a page may stay on the screen while the next one is being drawn: both are in one frame and of one person. */
const mayStay = (old: Decision, now: Decision) =>
  [old, now].every(({ showing }) => showing === 'page') &&
  old.queries === now.queries &&
  layoutFor(old) === layoutFor(now)

/**
 * Shows what navigation has decided: the page of the location in its layout, a loader, or a dead end. What has been pressed shows at once
 * that it was, and a page that takes long to draw holds up no press.
 */
export function Router() {
  const now = useDecision()
  const old = useDeferredValue(now)
  return (
    <HereContext value={mayStay(old, now) ? old : now}>
      <Shown />
    </HereContext>
  )
}

/** Is drawn anew for another decision alone. */
const Shown = memo(function Shown() {
  const here = useHere()
  const { location, cmsRoute, showing } = here
  const page = location?.page as PageName | null | undefined
  // A built-in page brings its title along.
  const title = showing === 'missing' ? missingPage : page ? null : (cmsRoute?.title ?? '')
  const path = location?.path ?? '/'
  // One path may be that of two pages.
  const place = path + (page ?? '')
  const [first, setFirst] = useState<string | null>(place)
  if (first !== null && first !== place) setFirst(null)
  const isFirst = first === place
  const isPrerendered = useInitialSnapshots() !== null && isFirst

  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    if (!isPrerendered && title !== null) document.title = pageTitle(title, env.fundName)
  }, [title, place, showing, isPrerendered])
  // With the page's first frame: an effect may come after it, and asking for the scroll at once would have the page laid out twice.
  useLayoutEffect(() => {
    if (showing === 'page' && !isFirst) requestAnimationFrame(() => window.scrollTo(0, 0))
  }, [showing, place, isFirst])

  const layout = layoutFor(here)
  const Frame = layouts[layout]
  const Page = showing === 'held' ? pages.entry : page ? pages[page] : ContentPage
  return (
    <Arrival value={!isFirst && place}>
      {showing === 'waiting' ? (
        <Waiting />
      ) : (
        <ErrorBoundary key={layout}>
          <Suspense fallback={<Waiting />}>
            <Frame>
              {showing === 'page' || showing === 'held' ? (
                <ErrorBoundary key={showing + place}>
                  <Open Page={Page} />
                </ErrorBoundary>
              ) : (
                <DeadEnd kind={showing} isAccount={layout === 'npf-lk'} />
              )}
            </Frame>
          </Suspense>
        </ErrorBoundary>
      )}
    </Arrival>
  )
})
