import { liteParts } from '#domain/lite.ts'
import { routes } from '#routes/table.ts'
import { liteSections } from '#test/sandbox/content/lite-section.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'

/** What of each type of content a preview is opened with. */
const previewed: Record<string, string> = { litesection: 'sever', page: 'about-fund', portfolio: 'Balanced', program: '104512' }

/** A row of the table of pages as an address; the joining statement is a real one. */
const addressOf = ({ path }: { path: string }): string => path
  .replace(/^\/lk\/:holding.*/, '/lk/sever/joining-statement?id=kpp-1').replace('/lk/lite/:id/:part?', '/lk/lite/sever/description').replace('/:part?', '')
  .replace(/^\/preview\/(\w+)$/, (preview, type: string) => `${preview}?id=${previewed[type] ?? ''}&v=draft-2`)

const rows = Object.values(routes)
const missing = '/no/such/page'

/** Every address of the portal. */
export const addresses = [...new Set([
  // The way in and the account first: what they load the rest has already.
  ...[routes.entry, routes.main, ...rows].map(addressOf), ...cmsRoutes.map(({ path }) => path), missing,
])]

/** Where it matters who looks. */
export const accountAddresses = addresses.filter((address) => address.startsWith('/lk') || address === routes.home.path)

/** What is open to everybody: the site, every page of every holding, previews, the ways in, and the page for a wrong address. */
export const openAddresses = [...new Set([
  ...rows.filter(({ access }) => access === 'anyone' || access === 'anonymous').map(addressOf),
  ...cmsRoutes.filter(({ pageNeedAuth }) => !pageNeedAuth).map(({ path }) => path),
  ...[...liteSections.keys()].flatMap((id) => liteParts.map((part) => `${routes.holdings.path.replace('/:part?', '')}/${id}/${part}`)),
  missing,
])]
