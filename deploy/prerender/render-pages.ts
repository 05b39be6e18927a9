import type { Prerendered } from '../../src/domain/prerendered.ts'
import type * as prerender from '../../src/app/prerender.tsx'
import { inBrowser } from './browser.ts'
import { targetsOf, type Target } from './targets.ts'

type Prerender = typeof prerender
/** A prerendered page. */
export type Drawn = Target & { about: prerender.About; html: string; prerendered: Prerendered }
/** A page of which something may be lacking yet. */
type Draft = Pick<Drawn, 'html' | 'prerendered'> & { target: Target; wanted: prerender.Wanted[] }

/** Some blocks read what other blocks have read: so often is a page drawn anew at most. */
const rounds = 3

/** Draws every page that anybody may read; one that is closed to those who are not signed in is left to the browser. */
export async function renderPages(
  { contentAt, today, renderPage, aboutOf, isClosed }: Omit<Prerender, 'prerenderedId'>,
  origin: string,
): Promise<Drawn[]> {
  const content = contentAt(origin)
  const drafts = (await targetsOf(content)).map((target): Draft => {
    const { path, routes } = target
    return { target, html: '', wanted: [], prerendered: { path, today: today(), routes, queries: [] } }
  })
  async function fetchWanted({ prerendered, wanted }: Draft): Promise<void> {
    const read = await Promise.all(wanted.map(async (one) => ({ ...one, value: await content.query(one) })))
    prerendered.queries.push(...read)
  }
  await inBrowser(origin, async (go) => {
    const drawAll = async (some: readonly Draft[]) => {
      for (const draft of some) {
        go(draft.target.path)
        Object.assign(draft, await renderPage(draft.prerendered))
      }
    }
    await drawAll(drafts)
    for (let round = 0; round < rounds; round += 1) {
      const lacking = drafts.filter(({ wanted }) => wanted.length > 0)
      // No call is answered at once (§7): those of all pages wait together.
      await Promise.all(lacking.map(fetchWanted))
      await drawAll(lacking)
    }
  })
  return Promise.all(
    drafts
      .filter(({ prerendered }) => !isClosed(prerendered))
      .map(async ({ target, html, prerendered, wanted }) => {
        if (!html.includes('<h1'))
          throw new Error(
            `${target.path} is drawn without a heading: it lacks ${wanted.map(({ row, request }) => `${row} ${JSON.stringify(request)}`).join(', ') || 'nothing that it has asked for'}.`,
          )
        return { ...target, about: await aboutOf(prerendered), html, prerendered }
      }),
  )
}
