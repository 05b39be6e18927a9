import { keepPresses } from '#app/kept-press.ts'
import { watchChunks } from '#system/browser/chunk-reload.ts'
import { displayStore } from '#system/browser/display-store.ts'
import { tabStore } from '#system/browser/storage.ts'
import { prerenderedId } from '#system/hydration/prerendered-id.ts'
import { applyDisplay, parseDisplay } from '#ui/display-preferences.ts'
import { firstPaint, nextTask } from '#ui/scheduling.ts'

const display = displayStore.load()
// Without settings of one's own nothing is written: it would have the browser style the whole page again.
if (display !== null) applyDisplay(parseDisplay(display))
watchChunks(tabStore('session'))

/** Fetches files that are about to be imported all at once, not one after the other. */
function fetchModules(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
}

/**
 * Hydrates the prerendered page. It can be read already: what makes it work is fetched when it is painted, and comes in tasks
 * of their own, each short enough to let scrolling and presses through.
 */
async function hydrate(prerendered: HTMLElement, container: HTMLElement | null): Promise<boolean> {
  keepPresses()
  await firstPaint()
  fetchModules(prerendered.dataset['files']?.split(' ') ?? [])
  await import('./react-dom.ts')
  await nextTask()
  const module = await import('./hydrate.tsx')
  await nextTask()
  return module.hydrate(container)
}

async function start(): Promise<void> {
  const container = document.getElementById('app')
  const prerendered = document.getElementById(prerenderedId)
  if (prerendered !== null && (await hydrate(prerendered, container))) return
  const module = await import('./render.tsx')
  await module.render(container)
}

/* Not waited for by the module itself: parts of the portal stand on this one, and would wait for it in turn. */
void start()
