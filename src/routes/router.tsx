import { memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Router as Wouter } from 'wouter'
import type { Layout } from '#domain/layouts.ts'
import { env } from '#env.ts'
import { DeadEnd } from '#layouts/dead-end.tsx'
import { Waiting } from '#layouts/waiting.tsx'
import { cmsRoute, place, showing } from '#machines/navigation/selectors.ts'
import { useView } from '#system/system.tsx'
import { Arrival } from '#ui/arrival.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ContentPage, layouts, pages } from './pages.ts'
import { usePrefetch } from './prefetch.ts'
import { routes, type PageName } from './table.ts'

/** Changes with nothing but its page: a page that was made ahead is not to be drawn anew before it has been taken over. */
const Open = memo(function Open({ Page }: { Page: ComponentType }) {
  return <Suspense fallback={<Waiting inside />}><Page /></Suspense>
})

/** Shows what navigation has decided: the page of the place in its layout, a loader, or a dead end. */
export function Router() {
  const here = useView('navigation', place)
  const added = useView('navigation', cmsRoute)
  const shown = useView('navigation', showing)
  const [first] = useState(here?.path)
  const page = here?.page as PageName | null | undefined
  const title = page ? routes[page].title : (added?.title ?? null)
  const path = here?.path ?? '/'

  useEffect(() => {
    document.title = shown === 'missing' ? `Страница не найдена — ${env.fundName}` : title === null ? env.fundName : `${title} — ${env.fundName}`
  }, [title, shown])
  usePrefetch()
  useEffect(() => {
    if (shown === 'page' && first !== path) window.scrollTo(0, 0)
  }, [shown, path, first])

  const layout: Layout = page ? routes[page].layout : (added?.layout ?? 'default')
  const Frame = layouts[layout]
  const Page = page ? pages[page] : ContentPage
  return (
    <Wouter>
      <Arrival value={first === path ? false : path}>
        {shown === 'waiting' ? <Waiting /> : (
          <ErrorBoundary key={layout}>
            <Suspense fallback={<Waiting />}>
              <Frame>
                {shown === 'page' ? (
                  <ErrorBoundary key={path}>
                    <Open Page={Page} />
                  </ErrorBoundary>
                ) : <DeadEnd kind={shown} />}
              </Frame>
            </Suspense>
          </ErrorBoundary>
        )}
      </Arrival>
    </Wouter>
  )
}
