import type { CmsRoute } from '../../src/domain/content.ts'
import type { Prepared } from '../../src/domain/prepared.ts'
import type * as prerender from '../../src/prerender.tsx'
import { inBrowser } from './browser.ts'

type Prerender = typeof prerender
/** A page that was made ahead. */
export type Drawn = { path: string; route: CmsRoute | null; html: string; prepared: Prepared }

/** Some blocks read what other blocks have read: so often is a page drawn at most. */
const rounds = 3

/** Routes that anybody may read: those of the site, and of the holdings' sections. */
const isPublic = ({ path, pageNeedAuth, inSitemap }: CmsRoute) => !pageNeedAuth && inSitemap !== false && (!path.startsWith('/lk') || path.startsWith('/lk/lite/'))

/** Draws the home page and every public page that the content service lists. */
export async function drawPages({ contentAt, draw }: Prerender, origin: string): Promise<Drawn[]> {
  const content = contentAt(origin)
  const routes = (await content.routes()).filter(isPublic)
  const targets = [{ path: '/', route: null }, ...routes.filter(({ path }) => path !== '/').map((route) => ({ path: route.path, route }))]
  return inBrowser(origin, async (go) => {
    const pages: Drawn[] = []
    for (const { path, route } of targets) {
      go(path)
      const prepared: Prepared = { path, route, reads: [] }
      let drawn = await draw(prepared)
      for (let round = 0; round < rounds && drawn.wanted.length > 0; round += 1) {
        for (const one of drawn.wanted) prepared.reads.push({ ...one, value: await content.read(one.name, one.ask) })
        drawn = await draw(prepared)
      }
      pages.push({ path, route, html: drawn.html, prepared })
    }
    return pages
  })
}
