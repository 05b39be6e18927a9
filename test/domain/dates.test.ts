import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDate, longDate } from '#domain/dates.ts'
import { longMoment } from '#domain/long-moment.ts'
import { parseShortDate, shortDate } from '#domain/short-dates.ts'
import { isAutumn, moscowDay } from '#domain/moscow-day.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it('are written in words and in figures', () => {
    expect(longDate('2026-02-17')).toBe('17\u00A0февраля 2026')
    expect(longDate('2026-05-03T10:00:00')).toBe('3\u00A0мая 2026')
    expect(shortDate('2026-02-07')).toBe('07.02.2026')
  })

  it.each([null, undefined, '', 'вчера', emptyDate, `${emptyDate}T00:00:00`, '2026-13-01'])(
    'say nothing where there is no date: %s',
    (none) => {
      expect(longDate(none)).toBe('')
      expect(shortDate(none)).toBe('')
    },
  )

  it('are read back from what a person sees', () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(parseShortDate(shortDate(one))).toBe(one)
      }),
    )
  })

  it.each([
    '31.02.2024',
    '29.02.2023',
    '00.01.2000',
    '01.13.2000',
    '1.1.2000',
    '01-01-2000',
    '17.05.84',
    '',
    '2000-01-01',
    '99.99.9999',
  ])('are not made of what is no day: %s', (text) => expect(parseShortDate(text)).toBeNull())

  it('end at midnight in Moscow, whatever the device thinks', () => {
    expect(moscowDay(Date.parse('2026-02-16T20:59:59Z'))).toBe('2026-02-16')
    expect(moscowDay(Date.parse('2026-02-16T21:00:00Z'))).toBe('2026-02-17')
  })

  it.each([
    ['2026-02-17T22:30:00Z', '18\u00A0февраля 2026', '18.02.2026'],
    ['2026-12-31T22:30:00.000Z', '1\u00A0января 2027', '01.01.2027'],
    ['2026-02-17T20:59:59Z', '17\u00A0февраля 2026', '17.02.2026'],
    ['2026-02-18T01:30:00+03:00', '18\u00A0февраля 2026', '18.02.2026'],
    ['2026-02-18T02:30:00+07:00', '17\u00A0февраля 2026', '17.02.2026'],
    ['2026-02-17', '17\u00A0февраля 2026', '17.02.2026'],
    ['2026-02-17T22:30:00', '17\u00A0февраля 2026', '17.02.2026'],
    ['2026-02-17Tпотом', '17\u00A0февраля 2026', '17.02.2026'],
    [`${emptyDate}T00:00:00Z`, '', ''],
  ])('of a moment are Moscow’s, and a day without an hour stays itself: %s', (moment, long, short) => {
    expect(longDate(moment)).toBe(long)
    expect(shortDate(moment)).toBe(short)
  })

  it('name a moment by Moscow time', () => {
    expect(longMoment('2026-02-17T15:40:00Z')).toBe('17\u00A0февраля 2026 в\u00A018:40')
    expect(longMoment('2026-12-31T21:05:00Z')).toBe('1\u00A0января 2027 в\u00A000:05')
    expect([longMoment(null), longMoment('скоро')]).toEqual(['', ''])
  })
})

it('[4.8-01] leaves fall from September to November', () => {
  const seasons = Array.from({ length: 12 }, (_, month) => isAutumn(`2026-${String(month + 1).padStart(2, '0')}-15`))
  expect(seasons.flatMap((yes, month) => (yes ? [month + 1] : []))).toEqual([9, 10, 11])
  expect(isAutumn(moscowDay(Date.parse('2026-08-31T21:30:00Z')))).toBe(true)
  expect(isAutumn(moscowDay(Date.parse('2026-11-30T21:30:00Z')))).toBe(false)
})
