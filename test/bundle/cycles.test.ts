import { expect, it } from 'vitest'
import { readManifest } from './manifest.ts'

it('no file of the build needs itself by way of others: what it runs at first would not be there yet', () => {
  const manifest = readManifest()
  const importsOf = (key: string) => manifest[key]?.imports ?? []
  const inCycle = Object.keys(manifest).filter((key) => {
    const needed = new Set(importsOf(key))
    for (const next of needed) for (const further of importsOf(next)) needed.add(further)
    return needed.has(key)
  })
  expect(Object.keys(manifest).length).toBeGreaterThan(100)
  expect(inCycle).toEqual([])
})
