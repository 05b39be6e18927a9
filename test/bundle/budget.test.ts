import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { facts } from '../../deploy/built-files.ts'
import { budgets } from '#test/kit/budgets.ts'
import { bytesByPart } from '#test/kit/page-bytes.ts'
import { bytesOf, chunkOf, factFile, filesOf, readManifest } from './manifest.ts'

const kilobyte = 1000
const manifest = readManifest()
const lengths = z.parse(
  z.record(z.string(), z.record(z.string(), z.number())),
  JSON.parse(readFileSync(factFile(facts.sizes), 'utf8')),
)
/** A part that weighs less is printed with the rest. */
const least = 300

function compositionOf(files: readonly string[]): string {
  const parts = bytesByPart(files.map((file) => ({ bytes: bytesOf([file]), modules: lengths[file] ?? {} })))
  const rest = parts.filter(([, bytes]) => bytes < least).reduce((sum, [, bytes]) => sum + bytes, 0)
  return [...parts.filter(([, bytes]) => bytes >= least), ['the rest', rest] as const]
    .map(([part, bytes]) => `${(bytes / kilobyte).toFixed(1).padStart(7)}  ${part}`)
    .join('\n')
}

it.each(budgets)(
  '$page takes at most $held kB of JavaScript over the wire, on the way to $goal',
  ({ page, parts, held }) => {
    const files = filesOf(manifest, ['index.html', ...parts.map((part) => chunkOf(manifest, part))])
    const sizes = files.map((file) => `${file} ${bytesOf([file])}`).join('\n')
    console.log(`${page}: ${(bytesOf(files) / kilobyte).toFixed(1)} kB in brotli\n${compositionOf(files)}`)
    expect(files.filter((file) => lengths[file] === undefined)).toEqual([])
    expect(bytesOf(files) / kilobyte, sizes).toBeLessThanOrEqual(held)
  },
)
