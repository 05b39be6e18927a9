import { beforeAll } from 'vitest'
import { loadLazyComponents } from '#ui/lazy-with-fallback.tsx'

/* What a page fetches when it is idle is there at once: unit tests look at what is shown, browsers at when. */
beforeAll(() => loadLazyComponents())
