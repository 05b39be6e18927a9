import type { Prerendered } from '../../src/domain/prerendered.ts'
import type * as prerender from '../../src/app/prerender.tsx'
import { inBrowser } from './browser.ts'
import { targetsOf, type Target } from './targets.ts'

type Prerender = typeof prerender
/** A prerendered page. */
export type Drawn = Target & { about: prerender.About; html: string; prerendered: Prerendered }

/** Some blocks read what other blocks have read: so often is a page drawn at most. */
const rounds = 3

/** Draws every page that anybody may read; one that is closed to those who are not signed in is left to the browser. */
export async function renderPages(
  { contentAt, today, renderPage, aboutOf, isClosed }: Omit<Prerender, 'prerenderedId'>,
  origin: string,
): Promise<Drawn[]> {
  const content = contentAt(origin)
  const targets = await targetsOf(content)
  return inBrowser(origin, async (go) => {
    const pages: Drawn[] = []
    for (const target of targets) {
      const { path, routes } = target
      go(path)
      const prerendered: Prerendered = { path, today: today(), routes, queries: [] }
      let drawn = await renderPage(prerendered)
      for (let round = 0; round < rounds && drawn.wanted.length > 0; round += 1) {
        for (const one of drawn.wanted) prerendered.queries.push({ ...one, value: await content.query(one) })
        drawn = await renderPage(prerendered)
      }
      if (isClosed(prerendered)) continue
      if (!drawn.html.includes('<h1'))
        throw new Error(
          `${path} is drawn without a heading: it lacks ${drawn.wanted.map(({ row, request }) => `${row} ${JSON.stringify(request)}`).join(', ') || 'nothing that it has asked for'}.`,
        )
      pages.push({ ...target, about: await aboutOf(prerendered), html: drawn.html, prerendered })
    }
    return pages
  })
}
