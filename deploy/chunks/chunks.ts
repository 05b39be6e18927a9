import { combine, type SharedModule } from './combine.ts'
import { entry, fileOf, files, partOf } from './parts.ts'
import { reachOf, type Modules, type Reach } from './reach.ts'

const packages = [
  'react',
  'react-dom',
  'scheduler',
  'xstate',
  '@xstate[\\\\/]react',
  'use-sync-external-store',
  'use-isomorphic-layout-effect',
  'wouter',
  'regexparam',
]
const framework = new RegExp(
  `[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]|[\\\\/]src[\\\\/]app[\\\\/]react-dom\\.`,
)

/** The library of forms and what the portal makes of it: no form does without a piece of it, but for the field that suggests and the list. */
const forms =
  /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]|[\\/]src[\\/]forms[\\/](?!form-combobox|use-list-field)/

function group(name: string) {
  let reach: Reach | undefined
  const nameOf = (id: string, modules: Modules) => {
    reach ??= reachOf(modules, entry, partOf)
    return fileOf(reach.get(id) ?? new Set(), id.includes('node_modules')) === name ? name : null
  }
  return { name: nameOf }
}

/** What is shared lies in as many files as make all that share it the lightest. */
function sharedGroup(name: string) {
  let shared: ReadonlyMap<string, number> | undefined
  const nameOf = (id: string, modules: Modules) => {
    shared ??= combine(sharedOf(name, modules))
    const file = shared.get(id)
    return file === undefined ? null : `${name}~${file}`
  }
  return { name: nameOf, includeDependenciesRecursively: false }
}

function sharedOf(name: string, modules: Modules): SharedModule[] {
  return [...reachOf(modules, entry, partOf)].flatMap(([id, parts]) => {
    const info = modules.getModuleInfo(id)
    if (!info || fileOf(parts, id.includes('node_modules')) !== name) return []
    return [{ id, parts, size: info.code?.length ?? 0, importedIds: info.importedIds }]
  })
}

const isShared = (name: string) => name === 'shared' || name === 'library'

/**
 * How the portal is cut into files, the first match first. A file is compressed alone and is named in what every page begins with, so a
 * page of many small ones weighs a tenth more than the same page of a few; and no file is to bring what its page does without. So a module
 * lies with those that are needed by the same parts of the portal.
 */
export const chunks = [
  // It changes with an upgrade of a library only, never with the portal's own code.
  { name: 'framework', test: framework },
  { name: 'index', tags: ['$initial' as const] },
  // Fields are shown without it too, by the entry form: they are not to come with it.
  { name: 'forms', test: forms, includeDependenciesRecursively: false },
  ...files.map((name) => (isShared(name) ? sharedGroup(name) : group(name))),
].map((part, at, all) => ({ ...part, priority: all.length - at }))

/** A file of what several parts share is not called by all of them. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`
