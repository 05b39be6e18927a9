import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labels, stacked, ticks } from '#ui/stacked-areas/scale.ts'
import { StackedAreas } from '#ui/stacked-areas.tsx'
import { show } from '#test/ui/kit/page.tsx'

const value = fc.double()
const drawn = (values: readonly (readonly number[])[], count: number) => (
  <StackedAreas
    label="Накопления"
    head="Год"
    categories={Array.from({ length: count }, (_, year) => `${year}`)}
    format={String}
    formatAxis={String}
    series={values.map((each, index) => ({ name: `Часть ${index}`, values: each, colour: index }))}
  />
)

describe('stacked areas', () => {
  it('[3-22] have a table that says the same, and their sum', async () => {
    const { user } = show(
      drawn(
        [
          [1, 2, 3],
          [10, 20, 30],
        ],
        3,
      ),
    )
    await user.click(screen.getByText('Показать таблицей'))
    const rows = within(screen.getByRole('table', { name: 'Накопления' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Год', 'Всего', 'Часть 0', 'Часть 1'],
      ['0', '11', '1', '10'],
      ['1', '22', '2', '20'],
      ['2', '33', '3', '30'],
    ])
  })

  it('stand on each other', () => {
    expect(stacked([{ values: [1, 2] }, { values: [3, 4] }], 2)).toEqual([
      { below: [0, 0], above: [1, 2] },
      { below: [1, 2], above: [4, 6] },
    ])
  })

  it.each([
    [[], 0],
    [[[]], 0],
    [[[5]], 1],
    [
      [
        [Number.NaN, 2],
        [Infinity, -1],
      ],
      2,
    ],
    [[[1]], 3],
  ])('of %j draw nothing impossible', (values, count) => {
    const { container } = show(drawn(values, count))
    expect(container.querySelector('svg')?.outerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })
})

describe('a scale', () => {
  it.each([
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [4_000_000, [0, 1e6, 2e6, 3e6, 4e6]],
    [4_000_001, [0, 1.5e6, 3e6, 4.5e6]],
  ])('up to %d is %j', (greatest, expected) => expect(ticks(greatest)).toEqual(expected))

  it('reaches over the greatest value in a few steps', () => {
    fc.assert(
      fc.property(value, (greatest) => {
        const scale = ticks(greatest)
        expect(scale.length).toBeGreaterThanOrEqual(2)
        expect(scale.length).toBeLessThanOrEqual(6)
        if (greatest > 1e-9 && Number.isFinite(greatest))
          expect(scale.at(-1)).toBeGreaterThanOrEqual(greatest * (1 - 1e-9))
      }),
    )
  })

  it('labels the first and the last place, and few between them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const all = labels(count)
        for (const isShown of [all.map(({ isOnWide }) => isOnWide), all.map(({ isOnNarrow }) => isOnNarrow)]) {
          const places = all.filter((_, index) => isShown[index]).map(({ place }) => place)
          expect({ first: places[0], last: places.at(-1) }).toEqual({ first: 0, last: count - 1 })
          expect(places.length).toBeLessThanOrEqual(6)
          expect(new Set(places).size).toBe(places.length)
        }
      }),
    )
  })
})
