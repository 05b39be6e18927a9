import { describe, expect, it } from 'vitest'
import { answerTerm, reviewTerm } from '#domain/review-term.ts'

const filed = { state: 'inReview', registrationDate: '2026-02-17T10:02:00Z', reviewTermDays: 30 }

describe('[4.7-01] the term of a review', () => {
  it('is counted from the day of registration in Moscow', () => {
    expect(reviewTerm(filed, '2026-02-20')).toEqual({ until: '2026-03-19', isOverdue: false })
    expect(reviewTerm({ ...filed, registrationDate: '2026-02-17T22:30:00Z' }, '2026-02-20')?.until).toBe('2026-03-20')
  })

  it('is over on the day after its last one, while the fund has to decide', () => {
    expect(reviewTerm(filed, '2026-03-19')?.isOverdue).toBe(false)
    expect(reviewTerm(filed, '2026-03-20')?.isOverdue).toBe(true)
    expect(reviewTerm({ ...filed, state: 'registered' }, '2026-03-20')?.isOverdue).toBe(true)
    expect(reviewTerm({ ...filed, state: 'needSupplement' }, '2026-03-20')?.isOverdue).toBe(false)
    expect(reviewTerm({ ...filed, state: 'approved' }, '2026-03-20')?.isOverdue).toBe(false)
  })

  it('is not known where the fund has named none, or no day', () => {
    expect(reviewTerm({ ...filed, reviewTermDays: null }, '2026-03-20')).toBeNull()
    expect(reviewTerm({ ...filed, registrationDate: null }, '2026-03-20')).toBeNull()
    expect(reviewTerm({ ...filed, registrationDate: 'soon' }, '2026-03-20')).toBeNull()
  })

  it('is said of a statement that has just been filed, by its last day where the day of registration is known', () => {
    expect(answerTerm(filed)).toBe('Ответим до 19\u00A0марта 2026: 30\u00A0дней со дня подачи')
    expect(answerTerm({ ...filed, registrationDate: null })).toBe('Ответим не позже чем через 30\u00A0дней')
    expect(answerTerm({ ...filed, reviewTermDays: null })).toBeNull()
  })
})
