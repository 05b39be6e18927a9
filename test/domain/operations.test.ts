import { expect, it } from 'vitest'
import { byDay } from '#domain/operations.ts'
import { signedAmount } from '#domain/programme.ts'

it.each([
  [100, 'In', 100],
  [-100, 'In', 100],
  [100, 'Out', -100],
  [-100, 'Out', -100],
] as const)('%d that goes %s is %d', (amount, direction, signed) => {
  expect(signedAmount({ amount, direction })).toBe(signed)
})

it('operations of one day stand under it, in their order', () => {
  const on = (date: string, name: string) => ({ date, name })
  expect(byDay([on('2026-02-05', 'a'), on('2026-02-05', 'b'), on('2026-01-31', 'c')])).toEqual([
    { day: '2026-02-05', operations: [on('2026-02-05', 'a'), on('2026-02-05', 'b')] },
    { day: '2026-01-31', operations: [on('2026-01-31', 'c')] },
  ])
  expect(byDay([])).toEqual([])
})
