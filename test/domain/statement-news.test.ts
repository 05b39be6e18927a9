import { describe, expect, it } from 'vitest'
import { changedSince, firstSeen, withSeen } from '#domain/statement-news.ts'

const at = (state: string, statementId = 'rs-1') => ({ statementId, state })

describe('what has become of statements since the client looked', () => {
  it('is nothing of what is seen for the first time', () => {
    expect(firstSeen({}, 'anna', [at('inReview')])).toEqual([at('inReview')])
    expect(changedSince({}, 'anna', [at('inReview')])).toEqual([])
  })

  it('is another state, until it is looked at', () => {
    const seen = withSeen({}, 'anna', [at('inReview'), at('paid', 'rs-2')])
    const now = [at('approved'), at('paid', 'rs-2'), at('registered', 'rs-3')]
    expect(changedSince(seen, 'anna', now)).toEqual([at('approved')])
    expect(firstSeen(seen, 'anna', now)).toEqual([at('registered', 'rs-3')])
    expect(changedSince(withSeen(seen, 'anna', now), 'anna', now)).toEqual([])
  })

  it('is of each client of the device, and says nothing of them to who reads it there', () => {
    const seen = withSeen({}, 'anna', [at('inReview')])
    expect(changedSince(seen, 'boris', [at('approved')])).toEqual([])
    expect(JSON.stringify(seen)).not.toMatch(/anna|rs-1|inReview/)
  })
})
