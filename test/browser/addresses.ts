import * as hrefs from '#domain/hrefs.ts'
import { liteParts } from '#domain/lite.ts'
import { contractParts, type ContractPart } from '#domain/online-contract.ts'
import { routes } from '#routes/table.ts'
import { everyBlock } from '#test/api/content-walk.ts'
import { liteSections } from '#test/sandbox/content/lite-section.ts'
import { allPages } from '#test/sandbox/content/pages.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'

/** What of each type of content a preview is opened with. */
const previewed: Record<string, string> = {
  litesection: 'sever',
  page: 'about-fund',
  portfolio: 'Balanced',
  program: '104512',
}

/** A row of the table of pages as an address; statements are real ones. */
const addressOf = ({ path, query }: { path: string; query?: string }): string =>
  (query === undefined ? path : `${path}?${query}=rs-7`)
    .replace(/\/withdrawal$/, '/withdrawal?id=rs-7')
    .replace(/\/supplement$/, '/supplement?id=rs-5')
    .replace(/^\/lk\/:holding.*/, '/lk/sever/joining-statement?id=kpp-1')
    .replace('/lk/lite/:id/:part?', '/lk/lite/sever/description')
    .replace('/:part?', '')
    .replace('/:id/portfolio-change', '/104512/portfolio-change')
    .replace('/:id?/:page?', '')
    .replace(/^\/preview\/(\w+)$/, (preview, type: string) => `${preview}?id=${previewed[type] ?? ''}&v=draft-2`)

const rows = Object.values(routes)
/** Pages of the client’s first programme; the row of the table leads to its statement. */
const programmePages = ['assignees', 'description', 'instructions', 'memorandum', 'calculator', 'my-portfolio']
const missing = '/no/such/page'

/** Every address of the portal. */
const addresses = [
  ...new Set([
    // The way in and the account first: what they load the rest has already.
    ...[routes.entry, routes.main, ...rows].map(addressOf),
    ...programmePages.map((page) => `${addressOf(routes.programme)}/${page}`),
    ...cmsRoutes.map(({ path }) => path),
    missing,
  ]),
]

/** What a client sees of a contract that is about to be made: its main page, and one of each kind. */
export const contractAddresses = [
  addressOf(routes.onlineContract),
  ...(Object.keys(contractParts) as ContractPart[]).map(hrefs.onlineContract),
]
/** The portfolio of one for whom the services have opened the new page of it, and of one whose change is brought on paper. */
export const portfolioAddresses = {
  P6: hrefs.programme('104560', 'portfolio-new'),
  P12: hrefs.programme('104612', 'portfolio'),
} as const
/** The papers that the fund waits for. */
export const supplementAddress = addressOf(routes.supplement)

/** Of the client who has filed a redemption that is being reviewed. */
export const filedAddresses = [routes.filedRedemption, routes.withdrawal].map(addressOf)

/** What is open to everybody: the site, every page of every holding, previews, the ways in, and the page for a wrong address. */
export const openAddresses = [
  ...new Set([
    ...rows.filter(({ access }) => access === 'anyone' || access === 'anonymous').map(addressOf),
    ...cmsRoutes.filter(({ pageNeedAuth }) => !pageNeedAuth).map(({ path }) => path),
    ...[...liteSections.keys()].flatMap((id) =>
      liteParts.map((part) => `${routes.holdings.path.replace('/:part?', '')}/${id}/${part}`),
    ),
    missing,
  ]),
]

const openSet = new Set(openAddresses)
/** Where it matters who looks: what is not open to everybody, the two ways in, and a page of each of the open layouts. */
const personalAddresses = addresses.filter(
  (address) =>
    !openSet.has(address) ||
    address === routes.home.path ||
    address === routes.entry.path ||
    address === '/lk/lite/sever',
)

/** What tells one client from another, whatever else they have in common; who joins is led from most of it to their statement. */
const tellingAddresses = [
  ...[routes.main, routes.profile, routes.services, routes.redemption, routes.home].map(({ path }) => path),
  '/lk/lite/sever',
]
const telling = (...own: readonly string[]): readonly string[] => [...tellingAddresses, ...own]

/** The statement of another who joins than the one of the table’s address. */
const joiningOf = (id: string) => addressOf(routes.joining).replace('kpp-1', id)

/** The pages that are others for one client than for another. */
export const ownAddresses = {
  P1: personalAddresses,
  P2: telling(routes.documents.path),
  P3: telling(...[routes.findProgram, routes.taxation, routes.taxDeduction, routes.documents].map(({ path }) => path)),
  P4: telling(addressOf(routes.joining)),
  P5: telling(supplementAddress, routes.pension.path, `${routes.redemption.path}?id=rs-5`),
  P6: telling(portfolioAddresses.P6),
  P7: telling(...filedAddresses),
  P8: telling(joiningOf('kpp-8')),
  P10: telling(...contractAddresses, joiningOf('kpp-10')),
  P11: telling(
    ...[routes.taxation, routes.documents, routes.pension].map(({ path }) => path),
    ...[routes.programme].map(addressOf),
    ...programmePages.map((page) => `${addressOf(routes.programme)}/${page}`),
  ),
  P12: telling(portfolioAddresses.P12),
} as const

/** The content page that an address shows; null for one that the portal draws itself. */
function pageIdAt(address: string): string | null {
  const [, holding, part] = /^\/lk\/lite\/(\w+)(?:\/([\w-]+))?$/.exec(address) ?? []
  if (holding !== undefined) return `lite-${holding}-${(part ?? 'main').replace('main-page', 'main')}`
  return cmsRoutes.find(({ path }) => path === address)?.id ?? null
}

const templatesAt = (address: string): string[] => {
  const page = allPages.find(({ id }) => id === pageIdAt(address))
  return [...new Set(everyBlock(page?.blocks ?? []).map(({ template }) => template))]
}

/** As few open pages as there must be for every template to be seen once, those with the most templates first; then what the portal draws itself. */
function representativesOf(all: readonly string[]): string[] {
  const unseen = new Set(all.flatMap(templatesAt))
  const chosen: string[] = []
  const newAt = (address: string) => templatesAt(address).filter((template) => unseen.has(template)).length
  while (unseen.size > 0) {
    const [richest = ''] = [...all].sort((one, other) => newAt(other) - newAt(one))
    for (const template of templatesAt(richest)) unseen.delete(template)
    chosen.push(richest)
  }
  return [
    ...chosen,
    ...all.filter(
      (address) =>
        templatesAt(address).length === 0 &&
        !address.startsWith('/preview') &&
        pageIdAt(address)?.startsWith('lite-') !== true,
    ),
  ]
}

/** Every template of content, and every page that the portal draws itself, is on one of these. */
export const representatives = representativesOf(openAddresses)
