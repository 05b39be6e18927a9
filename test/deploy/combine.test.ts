import { describe, expect, it } from 'vitest'
import { combine, type SharedModule } from '../../deploy/chunks/combine.ts'

type Needed = { by: string; size: number; imports?: string[] }

/** Which of these modules lie together, as their names; the parts that need each are letters. */
function filesOf(needed: Record<string, Needed>): string[] {
  const modules = Object.entries(needed).map(([id, { by, size, imports = [] }]): SharedModule => ({
    id,
    parts: new Set(by),
    size,
    importedIds: imports,
  }))
  const files: string[][] = []
  for (const [id, file] of combine(modules)) (files[file] ??= []).push(id)
  return files.map((members) => members.sort().join(' + ')).sort()
}

describe('modules that several parts share', () => {
  it('lie together where the same parts need them, however large they are', () => {
    expect(filesOf({ one: { by: 'ab', size: 90_000 }, other: { by: 'ba', size: 90_000 } })).toEqual(['one + other'])
  })

  it('lie together where what comes unasked weighs less than a file does', () => {
    expect(filesOf({ large: { by: 'abc', size: 9000 }, small: { by: 'ab', size: 200 } })).toEqual(['large + small'])
    expect(filesOf({ large: { by: 'ab', size: 9000 }, small: { by: 'abc', size: 200 } })).toEqual(['large', 'small'])
  })

  it('lie apart where no part needs both', () => {
    expect(filesOf({ one: { by: 'ab', size: 1 }, other: { by: 'cd', size: 1 } })).toEqual(['one', 'other'])
  })

  it('lie apart where the one brings what the other’s parts do without', () => {
    const needed = {
      neighbour: { by: 'abc', size: 100 },
      small: { by: 'ab', size: 100, imports: ['heavy'] },
      heavy: { by: 'abxy', size: 90_000 },
    }
    expect(filesOf(needed)).toEqual(['heavy + small', 'neighbour'])
  })

  it('never lie so that two files need each other', () => {
    const needed = {
      first: { by: 'ab', size: 0, imports: ['between'] },
      last: { by: 'abxy', size: 0 },
      between: { by: 'abx', size: 90_000, imports: ['last'] },
    }
    expect(filesOf(needed)).toEqual(['between + first', 'last'])
  })
})
