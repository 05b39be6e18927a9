import { expect, it } from 'vitest'
import { budgets } from '#test/kit/budgets.ts'
import { bytesOf, filesOf, readManifest } from './manifest.ts'

const kilobyte = 1000
const manifest = readManifest()
const entries = Object.keys(manifest)

it.each(budgets)('$page takes at most $held kB of JavaScript over the wire, on the way to $goal', ({ parts, held }) => {
  const lazy = parts.map((part) => entries.find((key) => key.startsWith(part)) ?? part)
  const files = filesOf(manifest, ['index.html', ...lazy])
  const sizes = files.map((file) => `${file} ${bytesOf([file])}`).join('\n')
  expect(bytesOf(files) / kilobyte, sizes).toBeLessThanOrEqual(held)
})
