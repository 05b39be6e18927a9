import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { facts, factsDirOf } from '../../deploy/built-files.ts'
import { builds, root } from '#test/kit/build.ts'

const Chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  isEntry: z.optional(z.boolean()),
})
const Manifest = z.record(z.string(), Chunk)
const Modules = z.record(z.string(), z.array(z.string()))

export const dist = path.join(root, builds.production.dir)

/** What the production build says of itself. */
export const factFile = (name: string): string => path.join(factsDirOf(dist), name)

/** The chunks of the production build by the source files that they begin with. */
export const readManifest = (): z.output<typeof Manifest> =>
  z.parse(Manifest, JSON.parse(readFileSync(factFile(facts.manifest), 'utf8')))

/** The chunk that holds a module, by the path that the module's own begins with. */
export function chunkOf(manifest: z.output<typeof Manifest>, part: string): string {
  const files = z.parse(Modules, JSON.parse(readFileSync(factFile(facts.modules), 'utf8')))
  const module = Object.keys(files).find((name) => name.startsWith(part))
  const held = module === undefined ? [] : (files[module] ?? [])
  const chunk = Object.keys(manifest).find((key) => held.includes(`/${manifest[key]?.file}`))
  if (chunk === undefined) throw new Error(`The build has no chunk with ${part}.`)
  return chunk
}

/** The files that come with these entries: their own, and all that they import before they run. */
export function filesOf(manifest: z.output<typeof Manifest>, entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk that begins with ${key}.`)
    seen.add(key)
    chunk.imports.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((key) => manifest[key]?.file ?? '')
}

/** Bytes over the wire: what the server sends of these files, in brotli. */
export const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0)
