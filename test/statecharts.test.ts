import { beforeAll, describe, expect, it } from 'vitest'
import { charts } from '#machines/registry.ts'
import { filesOf, type Files } from '#statecharts/exporter/files.ts'
import { exportedFiles } from '#statecharts/exporter/store.ts'

const remedy = 'run: npm run statecharts'

describe('[S-04] the exported charts are those of the code', () => {
  let fresh: Files
  let stored: Files

  beforeAll(async () => {
    fresh = await filesOf(charts)
    stored = exportedFiles(fresh)
  })

  it('[S-04] none is missing', () => {
    expect(
      [...fresh.keys()].filter((path) => !stored.has(path)),
      remedy,
    ).toEqual([])
  })

  it('[S-04] none is left over', () => {
    expect(
      [...stored.keys()].filter((path) => !fresh.has(path)),
      remedy,
    ).toEqual([])
  })

  it('[S-04] none is stale', () => {
    expect(
      [...fresh].filter(([path, text]) => stored.has(path) && stored.get(path) !== text).map(([path]) => path),
      remedy,
    ).toEqual([])
  })
})
