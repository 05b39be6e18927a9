/** Modules that lie in one file: the parts of the portal that need any of them, their characters, and the files that they import. */
type File = { parts: Set<string>; size: number; imports: Set<File>; members: Set<string> }

/** A module that several parts share. */
export type SharedModule = {
  id: string
  parts: ReadonlySet<string>
  /** Characters of its source. */
  size: number
  importedIds: readonly string[]
}

/** What a file weighs beside its contents, in characters of source: it is compressed alone, named where it is wanted, and imported by names. */
const ownWeight = 2000

/** Modules that are needed by the same parts lie together: each imports what is needed by at least as many, so that no two files need each other. */
function byParts(modules: readonly SharedModule[]): Set<File> {
  const files = new Map<string, File>()
  const owners = new Map<string, File>()
  for (const { id, parts, size } of modules) {
    const key = [...parts].sort().join()
    const file = files.get(key) ?? { parts: new Set(parts), size: 0, imports: new Set(), members: new Set() }
    file.size += size
    file.members.add(id)
    files.set(key, file)
    owners.set(id, file)
  }
  for (const { id, importedIds } of modules) {
    const own = owners.get(id)
    for (const imported of importedIds) {
      const other = owners.get(imported)
      if (own && other && own !== other) own.imports.add(other)
    }
  }
  return new Set(files.values())
}

/** A file with all that it brings. */
function broughtBy(file: File): Set<File> {
  const brought = new Set([file])
  for (const { imports } of brought) for (const next of imports) brought.add(next)
  return brought
}

/** What the parts that want one file without the other would be brought unasked, if the two were one. */
function unaskedOf(one: File, other: File): number {
  let unasked = 0
  const brought = broughtBy(other)
  for (const part of one.parts)
    for (const file of brought) if (!file.parts.has(part)) unasked += file.size + (file === other ? 0 : ownWeight)
  return unasked
}

/** What all parts together are spared, if two files become one: its own weight where both are wanted, less what comes unasked where one is. */
function gainOf(one: File, other: File): number {
  let both = 0
  for (const part of one.parts) if (other.parts.has(part)) both += ownWeight
  return both === 0 ? 0 : both - unaskedOf(one, other) - unaskedOf(other, one)
}

function join(files: Set<File>, one: File, other: File): void {
  files.delete(other)
  one.size += other.size
  for (const part of other.parts) one.parts.add(part)
  for (const id of other.members) one.members.add(id)
  for (const file of other.imports) one.imports.add(file)
  for (const { imports } of files) if (imports.delete(other)) imports.add(one)
  one.imports.delete(one)
  for (const { parts } of broughtBy(one)) for (const part of one.parts) parts.add(part)
}

/** A file that lies between two, needed by the one and needing the other, always gains more with either: no two files come to need each other. */
function bestPair(files: ReadonlySet<File>): [File, File] | null {
  let best: [File, File] | null = null
  let most = 0
  const all = [...files]
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const gain = gainOf(one, other)
      if (gain <= most) continue
      best = [one, other]
      most = gain
    }
  return best
}

/**
 * In which file each of these modules lies, by the module's id: those that the same parts need, and of these files the small ones with their
 * neighbours, as long as all parts together are the lighter for it.
 */
export function combine(modules: readonly SharedModule[]): ReadonlyMap<string, number> {
  const files = byParts(modules)
  for (let pair = bestPair(files); pair; pair = bestPair(files)) join(files, ...pair)
  return new Map([...files].flatMap(({ members }, at) => [...members].map((id) => [id, at] as const)))
}
