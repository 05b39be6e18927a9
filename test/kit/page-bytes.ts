/** A script of a page: what it weighs over the wire, and how long its modules were. */
export type Script = { bytes: number; modules: Readonly<Record<string, number>> }

/** The package or the folder of the portal that a module belongs to. */
export function partOf(module: string): string {
  const [, scope = '', name = ''] = /(?:^|\/)node_modules\/(@[^/]+\/)?([^/]+)/.exec(module) ?? []
  if (name !== '') return scope + name
  return module.split('/').slice(0, -1).slice(0, 3).join('/') || module
}

/** What a page's bytes are made of, the heaviest first: a script's own are shared among its modules by how long they were. */
export function bytesByPart(scripts: readonly Script[]): [part: string, bytes: number][] {
  const parts = new Map<string, number>()
  const add = (part: string, bytes: number) => parts.set(part, (parts.get(part) ?? 0) + bytes)
  for (const { bytes, modules } of scripts) {
    const length = Object.values(modules).reduce((sum, one) => sum + one, 0)
    if (length === 0) add('runtime', bytes)
    else for (const [module, own] of Object.entries(modules)) add(partOf(module), (bytes * own) / length)
  }
  return [...parts].sort(([, one], [, other]) => other - one)
}
