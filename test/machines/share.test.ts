import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { share } from '#machines/kit/share.ts'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
const items = Array.from({ length: 50 }, (_, id) => ({ id, sums: [{ id }] }))
const kept = (after: unknown[]) =>
  share(items, structuredClone(after)).filter((item) => (items as unknown[]).includes(item)).length

describe('what an answer shares with the one before', () => {
  it('says what the new one says, whatever was before, and changes neither', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [was, is] = [JSON.stringify(before), JSON.stringify(after)]
        expect(share(before, after)).toEqual(JSON.parse(is))
        expect({ before: JSON.stringify(before), after: JSON.stringify(after) }).toEqual({ before: was, after: is })
      }),
      { numRuns: 1000 },
    )
  })

  it('is all of it where both say the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(share(value, structuredClone(value))).toBe(value)
      }),
      { numRuns: 500 },
    )
  })

  it('is every item of a list but the one that was put in, taken out or changed', () => {
    const put = { id: -1, sums: [] }
    expect({
      prepended: kept([put, ...items]),
      withoutFirst: kept(items.slice(1)),
      removed: kept(items.toSpliced(25, 1)),
      inserted: kept(items.toSpliced(25, 0, put)),
      changed: kept(items.with(7, put)),
    }).toEqual({ prepended: 50, withoutFirst: 49, removed: 49, inserted: 50, changed: 49 })
  })

  it('ends at a depth that no answer has', () => {
    const deep = () => {
      let value: unknown = 1
      for (let depth = 0; depth < 100_000; depth += 1) value = { value }
      return value
    }
    const after = deep()
    expect(share(deep(), after)).not.toBeNull()
  })
})
