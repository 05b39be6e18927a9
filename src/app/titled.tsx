import { use, useLayoutEffect, type ComponentType } from 'react'
import { pageTitle } from '#domain/page-title.ts'
import { env } from '#env.ts'
import { useInitialSnapshots } from '#system/react/system.tsx'
import { Arrival } from '#ui/page-heading.tsx'

/** A page and what the browser's tab is called while it is shown; without one its address or the page itself knows one. */
export type PageView = { Page: ComponentType; tabTitle?: string }

/** The page, which gives the tab its title when it comes. */
export const titled = ({ Page, tabTitle }: PageView): ComponentType =>
  tabTitle === undefined
    ? Page
    : function Titled() {
        const isPrerendered = useInitialSnapshots() !== null && use(Arrival) === false
        // Before the effects of the page itself, which may know a better title.
        useLayoutEffect(() => {
          if (!isPrerendered) document.title = pageTitle(tabTitle, env.fundName)
        }, [isPrerendered])
        return <Page />
      }
