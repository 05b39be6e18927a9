import { beforeAll } from 'vitest'
import { loadLaterParts } from '#ui/later.tsx'

/* What a page fetches after its first look is there at once: unit tests look at what is shown, browsers at when. */
beforeAll(() => loadLaterParts())
