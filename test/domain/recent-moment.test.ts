import { expect, it } from 'vitest'
import { recentMoment } from '#domain/recent-moment.ts'

const today = '2026-02-17'

it.each([
  ['2026-02-17T15:42:00Z', 'сегодня в\u00A018:42'],
  ['2026-02-16T21:00:00Z', 'сегодня в\u00A000:00'],
  ['2026-02-16T20:59:00Z', 'вчера в\u00A023:59'],
  ['2026-02-15T20:59:00Z', '15\u00A0февраля 2026 в\u00A023:59'],
  [null, ''],
  ['когда-то', ''],
])('a moment is told by the Moscow day that it is of: %s', (moment, told) => {
  expect(recentMoment(moment, today)).toBe(told)
})

it('may leave out the word for today', () => {
  expect(recentMoment('2026-02-17T15:42:00Z', today, '')).toBe('в\u00A018:42')
  expect(recentMoment('2026-02-16T15:42:00Z', today, '')).toBe('вчера в\u00A018:42')
})
