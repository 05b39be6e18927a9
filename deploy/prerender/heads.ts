import { isSamePath, isUnder } from '../../src/domain/paths.ts'
import type { Env } from '../../src/env-values.ts'
import type { Head } from './document.ts'
import type { Drawn } from './render-pages.ts'
import { article, breadcrumbs, organisation, questions } from './structured-data.ts'

const home = '/'

/** What each page says to those who find and share it; pages that stand above one another in their addresses are its breadcrumbs. */
export function headsOf(
  { fundName, hotline }: Env,
  urlOf: (path: string) => string,
  pages: readonly Drawn[],
): (page: Drawn) => Head {
  const fund = { name: fundName, url: urlOf(home), logo: urlOf('/icons/512.png'), telephone: hotline }
  const found = pages.filter(({ path, canonical }) => path === canonical)
  const trailTo = (canonical: string) => [
    { name: fundName, url: fund.url },
    ...found
      .filter(({ path }) => path !== home && (isSamePath(canonical, path) || isUnder(canonical, path)))
      .sort((one, other) => one.path.length - other.path.length)
      .map(({ path, about: { name } }) => ({ name, url: urlOf(path) })),
  ]
  return ({ path, canonical, updatedAt, about: { title, description, content } }) => {
    if (canonical === null) return { title, description, found: null }
    const url = urlOf(canonical)
    const image = urlOf('/share.png')
    const blocks = content?.blocks ?? []
    // The home page repeats a few of the questions that have a page of their own.
    const told =
      path === home
        ? [organisation(fund)]
        : [
            breadcrumbs(trailTo(canonical)),
            questions(blocks),
            article(fund, blocks, { url, image, description, updatedAt }),
          ]
    const structured = told.filter((one) => one !== null)
    return { title, description, found: { canonical: url, image, siteName: fundName, structured } }
  }
}
