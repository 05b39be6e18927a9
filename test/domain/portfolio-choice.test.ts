import { describe, expect, it } from 'vitest'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'
import {
  changeDraftOf,
  changesIn,
  faultsOfChanges,
  scopeText,
  sumsAfter,
  type Change,
} from '#domain/portfolio-choice.ts'

const option = (portfolio: string, balance: number, types: string[]) => ({
  portfolio,
  isCurrentPortfolio: types.length === 0,
  balance,
  isOpenForSelection: true,
  isAvailablePortfolio: true,
  requestTypes: types.map((requestType) => ({ requestType, isAvailble: true })),
})
const company: SharerPortfolio = {
  contributionType: 'Company',
  isChangeAllowed: true,
  portfolios: [option('Balanced', 425_000, []), option('Conservative', 0, ['NewContributions', 'AllFunds'])],
}
const personal: SharerPortfolio = {
  contributionType: 'Personal',
  isChangeAllowed: true,
  portfolios: [
    option('Balanced', 150_000, []),
    option('Optimal', 60_000, []),
    option('Conservative', 0, ['AccumulatedFunds']),
  ],
}
const offer = [company, personal]
const change = (contributionType: string, requestType: string, portfolio = 'Conservative'): Change => ({
  contributionType,
  requestType,
  portfolio,
})
const faults = (...changes: Change[]) => faultsOfChanges({ changes }, offer)

describe('the changes of a draft', () => {
  it('are read as they were typed, and whatever else lies there is none', () => {
    const changes = [change('Company', '')]
    expect(changesIn({ changes })).toEqual(changes)
    expect([changesIn({}), changesIn({ changes: 'all' }), changesIn({ changes: [{ portfolio: 1 }] })]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('are signed as the services take them', () => {
    const values = { agreementId: 'another', changes: [change('Company', 'AllFunds')], other: 1 }
    expect(changeDraftOf(values, { agreementId: '104512', idempotencyKey: 'key' })).toEqual({
      agreementId: '104512',
      idempotencyKey: 'key',
      changes: [{ contributionType: 'Company', requestType: 'AllFunds', portfolio: 'Conservative' }],
    })
  })
})

describe('[3-12] what may be chosen', () => {
  it('is an open portfolio by a request that is available', () => {
    expect(faults(change('Company', 'AllFunds'), change('Personal', 'AccumulatedFunds'))).toEqual({})
  })

  it('is something, and for each portfolio what goes over to it', () => {
    expect(Object.keys(faults())).toEqual(['portfolioCompany'])
    expect(Object.keys(faults(change('Personal', '')))).toEqual(['scopePersonal'])
  })

  it.each([
    [change('Company', 'AccumulatedFunds'), 'scopeCompany'],
    [change('Company', 'Everything'), 'scopeCompany'],
    [change('Company', 'AllFunds', 'Balanced'), 'portfolioCompany'],
    [change('Personal', 'AccumulatedFunds', 'Promising'), 'portfolioPersonal'],
    [change('State', 'AllFunds'), 'portfolioState'],
  ])('is not %j', (one, field) => {
    expect(Object.keys(faults(one))).toEqual([field])
  })

  it('is nothing of contributions whose portfolio may not be changed now', () => {
    const closed = [{ ...company, isChangeAllowed: false }, personal]
    expect(Object.keys(faultsOfChanges({ changes: [change('Company', 'AllFunds')] }, closed))).toEqual([
      'portfolioCompany',
    ])
    expect(Object.keys(faultsOfChanges({}, closed))).toEqual(['portfolioPersonal'])
  })
})

describe('where the money is', () => {
  it('before a change is where the services say, of all contributions together', () => {
    expect(sumsAfter(offer, [])).toEqual([
      { portfolio: 'Balanced', sum: 575_000 },
      { portfolio: 'Optimal', sum: 60_000 },
    ])
  })

  it.each([
    ['NewContributions', { Balanced: 575_000, Optimal: 60_000 }],
    ['AllFunds', { Conservative: 425_000, Balanced: 150_000, Optimal: 60_000 }],
  ])('after a change by %s is %j', (requestType, expected) => {
    const after = sumsAfter(offer, [change('Company', requestType)])
    expect(Object.fromEntries(after.map(({ portfolio, sum }) => [portfolio, sum]))).toEqual(expected)
  })

  it('moves from all portfolios of those contributions', () => {
    expect(sumsAfter(offer, [change('Company', 'AllFunds'), change('Personal', 'AccumulatedFunds')])).toEqual([
      { portfolio: 'Conservative', sum: 635_000 },
    ])
  })
})

describe('what goes over is said', () => {
  const said = (type: Parameters<typeof scopeText>[0], money: number) => scopeText(type, money).replace(/\u00A0/g, ' ')

  it('with the sum, whether it goes or stays', () => {
    expect(said('AllFunds', 425_000)).toBe('Перейдут 425 000 ₽, которые уже на счёте, и все новые взносы.')
    expect(said('AccumulatedFunds', 10.5)).toMatch(/^Перейдут 10,50 ₽.*Новые взносы останутся/)
    expect(said('NewContributions', 425_000)).toMatch(/^Новые взносы.*425 000 ₽.*останутся в прежнем\.$/)
  })

  it('without one where there is no money yet', () => {
    expect(said('AllFunds', 0)).not.toContain('₽')
  })
})
