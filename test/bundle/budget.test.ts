import { expect, it } from 'vitest'
import { bytesOf, filesOf, readManifest } from './manifest.ts'

const kilobyte = 1000
const manifest = readManifest()
const entries = Object.keys(manifest)

it.each([
  { page: '/', view: /^src\/views\/site\/home/, layout: /^src\/layouts\/default/, limit: 100 },
  { page: '/lk/login', view: /^src\/views\/entry-form\//, layout: /^src\/layouts\/login/, limit: 115 },
  { page: '/lk', view: /^src\/views\/account\/(home|main|overview)/, layout: /^src\/layouts\/npf-lk/, limit: 120 },
])('$page takes at most $limit kB of JavaScript over the wire', ({ view, layout, limit }) => {
  const lazy = entries.filter((key) => view.test(key) || layout.test(key))
  expect(lazy.some((key) => view.test(key)), `a chunk of ${String(view)}`).toBe(true)
  const files = filesOf(manifest, ['index.html', ...lazy])
  const sizes = files.map((file) => `${file} ${bytesOf([file])}`).join('\n')
  expect(bytesOf(files) / kilobyte, sizes).toBeLessThanOrEqual(limit)
})
