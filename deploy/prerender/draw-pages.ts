import type { Prepared } from '../../src/domain/prepared.ts'
import type * as prerender from '../../src/app/prerender.tsx'
import { inBrowser } from './browser.ts'
import { targetsOf, type Target } from './targets.ts'

type Prerender = typeof prerender
/** A page that was made ahead. */
export type Drawn = Target & { about: prerender.About; html: string; prepared: Prepared }

/** Some blocks read what other blocks have read: so often is a page drawn at most. */
const rounds = 3

/** Draws every page that anybody may read. */
export async function drawPages({ contentAt, today, draw, aboutOf }: Prerender, origin: string): Promise<Drawn[]> {
  const content = contentAt(origin)
  const targets = await targetsOf(content)
  return inBrowser(origin, async (go) => {
    const pages: Drawn[] = []
    for (const target of targets) {
      const { path, routes } = target
      go(path)
      const prepared: Prepared = { path, today: today(), routes, reads: [] }
      let drawn = await draw(prepared)
      for (let round = 0; round < rounds && drawn.wanted.length > 0; round += 1) {
        for (const one of drawn.wanted) prepared.reads.push({ ...one, value: await content.read(one.name, one.ask) })
        drawn = await draw(prepared)
      }
      // A page that is closed to those who are not signed in draws no heading; it is left to the browser.
      if (drawn.html.includes('<h1')) pages.push({ ...target, about: aboutOf(prepared), html: drawn.html, prepared })
    }
    return pages
  })
}
