import { hydrateRoot } from './react-dom.ts'
import { answerPresses } from '#app/answer-presses.ts'
import { App } from '#app/app.tsx'
import { layoutOf } from '#routes/layout-of.ts'
import { fetchPagesAfter, layouts } from '#app/pages.ts'
import { kept } from '#app/kept-press.ts'
import { locationOf } from '#routes/location-of.ts'
import { mayPrefetch } from '#app/may-prefetch.ts'
import { takeInitialSnapshots } from '#system/hydration/initial-snapshots.ts'
import { readPrerendered, hydrateSystem } from '#system/hydration/prerendered-page.ts'
import { services } from '#app/services.ts'
import { createSystem } from '#system/start.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { fetchLazyComponents } from '#ui/lazy-with-fallback.tsx'
import { firstIdle, nextTask } from '#ui/scheduling.ts'

/**
 * Hydrates a prerendered page that is painted: its frame at once, the page itself when the browser is idle or somebody begins to use it.
 * False where the page was made for another address, and has to be drawn anew.
 */
export async function hydrate(container: HTMLElement | null): Promise<boolean> {
  const prerendered = readPrerendered()
  if (prerendered === null || container === null) return false
  const idle = kept.button === null ? firstIdle() : Promise.resolve()
  fetchPagesAfter(idle)
  try {
    await layouts[layoutOf(window.location.pathname, prerendered.routes)].load()
  } catch {
    // The page can be read as it is, and its links lead on.
    return true
  }
  await nextTask()
  const { root, clock } = createSystem({ ...services, locationOf, idle, after: idle })
  await nextTask()
  root.start()
  hydrateSystem(root, prerendered)
  const initialSnapshots = takeInitialSnapshots(root, prerendered)
  await nextTask()
  hydrateRoot(
    container,
    <SystemProvider root={root} clock={clock} initialSnapshots={initialSnapshots}>
      <App />
    </SystemProvider>,
  )
  answerPresses()
  void idle
    .then(() => import('./after-hydration.ts'))
    .then((module) => module.afterHydration(prerendered))
    .catch(() => undefined)
  // The first format of Intl takes long to make: not while the page is hydrated.
  void nextTask().then(() => new Intl.NumberFormat('ru-RU'))
  if (mayPrefetch()) void idle.then(fetchLazyComponents)
  return true
}
