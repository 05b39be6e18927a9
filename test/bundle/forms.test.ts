import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { facts } from '../../deploy/built-files.ts'
import { budgets } from '#test/kit/budgets.ts'
import { bytesOf, chunkOf, factFile, filesOf, readManifest } from './manifest.ts'

const manifest = readManifest()
const lengths = z.parse(
  z.record(z.string(), z.record(z.string(), z.number())),
  JSON.parse(readFileSync(factFile(facts.sizes), 'utf8')),
)
/* The field that suggests and the list come with the statements, which alone have them. */
const isOfForms = (module: string) =>
  /^(src\/forms\/(?!form-combobox|use-list-field)|node_modules\/(react-hook-form|@hookform)\/)/.test(module)
const filesWithForms = Object.keys(lengths).filter((file) => Object.keys(lengths[file] ?? {}).some(isOfForms))

it.each(budgets)('$page is shown without the library of forms', ({ parts }) => {
  const files = filesOf(manifest, ['index.html', ...parts.map((part) => chunkOf(manifest, part))])
  expect(files.filter((file) => filesWithForms.includes(file))).toEqual([])
})

it('is one file for all forms', () => {
  console.log(`forms: ${(bytesOf(filesWithForms) / 1000).toFixed(1)} kB in brotli`)
  expect(filesWithForms).toHaveLength(1)
})
