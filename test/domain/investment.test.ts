import { describe, expect, it } from 'vitest'
import { assetColours, inflationColour, portfolioColours, savingsColours } from '#domain/chart-colours.ts'
import { assetColour, compound } from '#domain/investment.ts'
import { portfolioName, portfolioNames } from '#domain/portfolios.ts'

describe('colours of things', () => {
  it.each(Object.entries({ portfolioColours, assetColours, savingsColours }))(
    '[3-22] %s are different and among the ten',
    (_, colours) => {
      const indices = Object.values(colours)
      expect(new Set(indices).size).toBe(indices.length)
      expect(indices.every((index) => index >= 0 && index < 10)).toBe(true)
    },
  )

  it('[3-22] every portfolio has one, and none has that of inflation', () => {
    expect(Object.keys(portfolioColours).sort()).toEqual(Object.keys(portfolioNames).sort())
    expect(Object.values(portfolioColours)).not.toContain(inflationColour)
  })

  it("[3-22] of a kind of assets is the portal's own, else what the service proposes, else that of all others", () => {
    expect(assetColour({ assetType: 'Shares', colorIndex: 7 })).toBe(assetColours.Shares)
    expect(assetColour({ assetType: 'Gold', colorIndex: 4 })).toBe(4)
    expect(assetColour({ assetType: 'constructor' })).toBe(assetColours.Other)
  })
})

it('[3-11] a portfolio has its Russian name, and one that the portal does not know keeps that of the service', () => {
  const kinds = ['Balanced', 'Conservative', 'Schlumberger', 'Minor', 'Currency', 'Promising', 'Optimal']
  expect(kinds.map((key) => portfolioName(key))).toEqual([
    'Сбалансированный',
    'Консервативный',
    'Шлюмберже',
    'Малый',
    'Валютный',
    'Перспективный',
    'Оптимальный',
  ])
  expect(['Golden', 'toString'].map((key) => portfolioName(key))).toEqual(['Golden', 'toString'])
})

it.each([
  [[], 0],
  [[10], 10],
  [[10, 20], 32],
  [[50, -50], -25],
])('percents of the years %j make %d together', (percents, whole) => {
  expect(compound(percents)).toBeCloseTo(whole, 9)
})
