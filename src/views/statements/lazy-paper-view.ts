import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

/** A paper that is read in a window: asked by a press only, it comes after the page. */
export const PaperView = lazyWithFallback(async () => (await import('./paper-view.tsx')).PaperView)
