import { memo, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { Router as Wouter } from 'wouter'
import type { Layout } from '#domain/layouts.ts'
import { account } from '#domain/page-paths.ts'
import { missingPage, pageTitle } from '#domain/page-title.ts'
import { env } from '#env.ts'
import { DeadEnd } from '#layouts/error-page.tsx'
import { Waiting } from '#layouts/waiting.tsx'
import { cmsRoute, location, showing } from '#machines/navigation/selectors.ts'
import { useInitialSnapshots, useMaybeActor, useView } from '#system/react/system.tsx'
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

/** Shows what navigation has decided: the page of the location in its layout, a loader, or a dead end. */
export function Router() {
  const here = useView('navigation', location)
  const added = useView('navigation', cmsRoute)
  const shown = useView('navigation', showing)
  const page = here?.page as PageName | null | undefined
  // A built-in page brings its title along.
  const title = shown === 'missing' ? missingPage : page ? null : (added?.title ?? '')
  const path = here?.path ?? '/'
  const [first, setFirst] = useState<string | null>(path)
  if (first !== null && first !== path) setFirst(null)
  const isFirst = first === path
  const isPrerendered = useInitialSnapshots() !== null && isFirst

  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    if (!isPrerendered && title !== null) document.title = pageTitle(title, env.fundName)
  }, [title, path, shown, isPrerendered])
  useEffect(() => {
    if (shown === 'page' && !isFirst) window.scrollTo(0, 0)
  }, [shown, path, isFirst])

  // Whoever a guard has failed for is not let into a layout that knows the visitor.
  const isOwn = useMaybeActor('accountQueries') !== undefined && path.startsWith(`${account}/`)
  const known: Layout = page ? routes[page].layout : (added?.layout ?? 'default')
  const layout = shown === 'failed' ? 'default' : shown === 'missing' && isOwn ? 'npf-lk' : known
  const Frame = layouts[layout]
  const Page = page ? pages[page] : ContentPage
  return (
    <Wouter>
      <Arrival value={!isFirst && path}>
        {shown === 'waiting' ? (
          <Waiting />
        ) : (
          <ErrorBoundary key={layout}>
            <Suspense fallback={<Waiting />}>
              <Frame>
                {shown === 'page' ? (
                  <ErrorBoundary key={path}>
                    <Open Page={Page} />
                  </ErrorBoundary>
                ) : (
                  <DeadEnd kind={shown} isAccount={layout === 'npf-lk'} />
                )}
              </Frame>
            </Suspense>
          </ErrorBoundary>
        )}
      </Arrival>
    </Wouter>
  )
}
