import { readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
export const entry = path.join(root, 'index.html')

/** What draws a page anew; a prerendered one is hydrated by little more. */
const beginning = 'src/app/render'

/** What asks the services: wanted with the first call of any page. */
const data = ['src/api/client', 'src/api/tables/content', 'src/system/adapters/residents/queries']

/** The three areas of the portal, each with what its first look begins with: its layout, its page, what fills its charts, the rows that it asks. */
const areas: Readonly<Record<string, readonly string[]>> = {
  site: ['src/layouts/default'],
  entrance: ['src/layouts/login', 'src/views/entry-form/entry-page', 'src/system/adapters/entry-form'],
  account: [
    'src/layouts/npf-lk',
    'src/views/account/main-page',
    'src/system/adapters/residents/account',
    'src/api/tables/balances',
  ],
}
const areaNames = Object.keys(areas)

/* The page of a flow lies in the folder of its name, and its adapter is found by the same name: both are wanted together. */
const flows = readdirSync(path.join(root, 'src/system/adapters'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
const isOfFlow = (flow: string, file: string) =>
  file === `src/system/adapters/${flow}` || new RegExp(`^src/views/${flow}/[^/]+-page$`).test(file)

/** The part of the portal that begins with a module: an area, a flow, or what is called by its path. */
export function partOf(id: string): string {
  const file = path
    .relative(root, id)
    .replaceAll(path.sep, '/')
    .replace(/\.tsx?$/, '')
  if (data.includes(file)) return 'data'
  return areaNames.find((area) => areas[area]?.includes(file)) ?? flows.find((flow) => isOfFlow(flow, file)) ?? file
}

const common = (area: string) => `${area}-common`

/** The files that the portal is cut into, those that bring others before them. */
export const files = ['app', 'data', ...areaNames.map(common), 'library', 'shared', ...areaNames, ...flows] as const

/** The file of a module that these parts need; null for one that a single part has to itself. */
export function fileOf(parts: ReadonlySet<string>, isLibrary: boolean): string | null {
  const own = areaNames.filter((area) => parts.has(area))
  const [area] = own
  if (own.length > 1 || parts.has(beginning)) return 'app'
  if (parts.has('data')) return 'data'
  if (area !== undefined) return parts.size === 1 ? area : common(area)
  if (parts.size > 1) return isLibrary ? 'library' : 'shared'
  return flows.find((flow) => parts.has(flow)) ?? null
}
