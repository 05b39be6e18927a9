import * as limits from './limits.ts'

const after = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause))
const heard = (target: EventTarget, event: string) =>
  new Promise((resolve) => {
    target.addEventListener(event, resolve, { once: true, passive: true, capture: true })
  })

/** Resolves when the page has been painted; a page that nobody sees is not painted, and not waited for. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await Promise.race([painted, after(limits.idleTimeout)])
}

/** Resolves in a task of its own, when what waits for the browser has had its turn. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the browser has nothing better to do. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: limits.idleTimeout })
    else setTimeout(resolve, limits.idlePause)
  })

/** Resolves when a prerendered page is loaded and the browser has nothing better to do, or when somebody begins to use it. */
export async function firstIdle(): Promise<void> {
  const uses = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'].map((event) =>
    heard(window, event),
  )
  const loaded = document.readyState === 'complete' ? Promise.resolve() : heard(window, 'load')
  await Promise.race([loaded.then(idle), ...uses])
}
