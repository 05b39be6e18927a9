import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chunkOf, dist, filesOf, readManifest } from './manifest.ts'

const namesIn = (text: string) => [...text.matchAll(/"(assets\/[\w-]+\.js)"/g)].flatMap(([, name]) => name ?? [])
/** What a file has fetched beside the parts that it fetches late. */
const besideLateParts = (file: string) =>
  namesIn(/^const __vite__mapDeps=.*/.exec(readFileSync(path.join(dist, file), 'utf8'))?.[0] ?? '')

it('nothing is fetched beside a late part that came with the file which fetches it', () => {
  const manifest = readManifest()
  const asking = Object.keys(manifest).flatMap((key) => {
    const file = manifest[key]?.file ?? ''
    const beside = file.endsWith('.js') ? besideLateParts(file) : []
    return beside.length > 0 ? [{ file, beside, came: filesOf(manifest, [key]) }] : []
  })
  expect(asking.length).toBeGreaterThan(20)
  expect(
    asking.flatMap(({ file, beside, came }) =>
      beside.filter((name) => came.includes(name)).map((name) => `${file} asks for ${name}`),
    ),
  ).toEqual([])
})

it('nothing is fetched beside an adapter, which lies in the file of its page', () => {
  const manifest = readManifest()
  const file = manifest[chunkOf(manifest, 'src/system/adapters/kit/adapters.ts')]?.file ?? ''
  expect(readFileSync(path.join(dist, file), 'utf8')).toMatch(/import\("\.\/redemption-wizard-/)
  expect(besideLateParts(file)).toEqual([])
})
