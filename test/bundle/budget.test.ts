import { expect, it } from 'vitest'
import { budgets } from '#test/kit/budgets.ts'
import { bytesOf, chunkOf, filesOf, readManifest } from './manifest.ts'

const kilobyte = 1000
const manifest = readManifest()

it.each(budgets)('$page takes at most $held kB of JavaScript over the wire, on the way to $goal', ({ parts, held }) => {
  const files = filesOf(manifest, ['index.html', ...parts.map((part) => chunkOf(manifest, part))])
  const sizes = files.map((file) => `${file} ${bytesOf([file])}`).join('\n')
  expect(bytesOf(files) / kilobyte, sizes).toBeLessThanOrEqual(held)
})
