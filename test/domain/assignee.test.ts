import { expect, it } from 'vitest'
import { wholeShare } from '#domain/assignee.ts'

it.each([
  [[50, 50], 100],
  [[33.33, 33.33, 33.33], 100],
  [[33.33, 33.33, 33.34], 100],
  [[14.28, 14.28, 14.28, 14.28, 14.28, 14.28, 14.28], 100],
  [[50, 40], 90],
  [[60, 60], 120],
  [[0.1, 0.2], 0.3],
  [[49.91, 50], 99.91],
  [[50.05, 50], 100.05],
  [[49.98, 50], 99.98],
  [Array.from({ length: 40 }, (_, at) => (at === 0 ? 0.6 : 2.5)), 98.1],
])('shares %j are %s together', (shares, whole) => {
  expect(wholeShare(shares.map((share) => ({ share })))).toBe(whole)
})
