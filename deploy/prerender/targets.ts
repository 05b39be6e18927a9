import type { CmsRoute } from '../../src/domain/content.ts'
import { outdated } from '../../src/domain/page-paths.ts'
import type * as prerender from '../../src/app/prerender.tsx'

/** A page to be prerendered. */
export type Target = {
  path: string
  /** The address that it is found by, where it can be opened by another one too; null for a page that nobody looks for. */
  canonical: string | null
  /** The routes of the content service that it stands on or lists. */
  routes: CmsRoute[]
  updatedAt: string | null
}
type Content = ReturnType<typeof prerender.contentAt>

const holdings = '/lk/lite'
/** The page that a section opens with: its own address and that of the section show the same. */
const mainPage = 'main-page'

const isForAnybody = ({ pageNeedAuth, inSitemap }: CmsRoute) => !pageNeedAuth && inSitemap !== false
const isAccount = ({ path }: CmsRoute) => path === '/lk' || path.startsWith('/lk/')

/** Every page of a holding's section, the page of its main address first. */
async function sectionPages(content: Content, { id, path, updatedAt = null }: CmsRoute): Promise<Target[]> {
  const parts = await content.partsOf(id)
  return [
    { path, canonical: path, routes: [], updatedAt },
    ...parts.map((part) => ({
      path: `${path}/${part}`,
      canonical: part === mainPage ? path : `${path}/${part}`,
      routes: [],
      updatedAt: null,
    })),
  ]
}

/**
 * The pages that anybody may read: the home page, those of the site, the list of holdings, the pages that their sections have, and the
 * one about a new version.
 * A word of a section without its holding (`/lk/lite/payment`) is the list once more, for choosing whose; it is left to the browser.
 */
export async function targetsOf(content: Content): Promise<Target[]> {
  const listed = (await content.routes()).filter(isForAnybody)
  const site = listed.filter((route) => !isAccount(route))
  const sections = listed.filter(({ type, path }) => type === 'litesection' && path.startsWith(`${holdings}/`))
  return [
    { path: '/', canonical: '/', routes: [], updatedAt: site.find(({ path }) => path === '/')?.updatedAt ?? null },
    ...site
      .filter(({ path }) => path !== '/')
      .map((route) => ({
        path: route.path,
        canonical: route.path,
        routes: [route],
        updatedAt: route.updatedAt ?? null,
      })),
    { path: holdings, canonical: holdings, routes: sections, updatedAt: null },
    ...(await Promise.all(sections.map((route) => sectionPages(content, route)))).flat(),
    // Shown where parts of the portal cannot be loaded, so it needs none.
    { path: outdated, canonical: null, routes: [], updatedAt: null },
  ]
}
