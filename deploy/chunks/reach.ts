/** The graph of modules, as the bundler knows it when it cuts the portal into files. */
export type Modules = {
  getModuleInfo: (
    id: string,
  ) => { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The parts of the portal that need a module before they run, by the module's id. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>

/** Follows the imports from where the portal begins: a part begins with the entry and wherever something is imported late; `partOf` names it. */
export function reachOf(modules: Modules, entry: string, partOf: (id: string) => string): Reach {
  const reach = new Map<string, Set<string>>()
  const beginnings = new Set([entry])
  for (const beginning of beginnings) {
    const part = partOf(beginning)
    const needed = [beginning]
    for (const id of needed) {
      const parts = reach.get(id) ?? new Set<string>()
      if (parts.has(part)) continue
      reach.set(id, parts.add(part))
      const info = modules.getModuleInfo(id)
      needed.push(...(info?.importedIds ?? []))
      for (const late of info?.dynamicallyImportedIds ?? []) beginnings.add(late)
    }
  }
  return reach
}
