import { describe, expect, it } from 'vitest'
import { choicesOf, contributionInfo, requestOf, type SharerPortfolio } from '#domain/portfolio-change.ts'
import { portfolioName } from '#domain/portfolios.ts'

const option = (portfolio: string, change: Partial<SharerPortfolio['portfolios'][number]> = {}) => ({
  portfolio,
  isCurrentPortfolio: false,
  balance: 0,
  isOpenForSelection: true,
  isAvailablePortfolio: true,
  requestTypes: [{ isAvailble: true, requestType: 'AllFunds' }],
  ...change,
})
/** The answer of the contract, §2.11. */
const company: SharerPortfolio = {
  contributionType: 'Company',
  lastStrategyChangeDate: '2025-06-01',
  lastChangedPortfolio: 'Balanced',
  lastChangedPortfolioRequestType: 'AllFunds',
  isChangeAllowed: true,
  nextChangeDate: null,
  portfolios: [
    option('Balanced', {
      isCurrentPortfolio: true,
      balance: 425000,
      requestTypes: [{ isAvailble: false, requestType: 'AllFunds' }],
    }),
    option('Conservative', {
      requestTypes: [
        { isAvailble: true, requestType: 'AllFunds' },
        { isAvailble: true, requestType: 'NewContributions' },
        { isAvailble: false, requestType: 'AccumulatedFunds' },
      ],
    }),
  ],
}

describe('[3-13] contribution info', () => {
  it('is made of the service’s answer', () => {
    expect(contributionInfo(company)).toEqual({
      contributionType: 'Company',
      lastStrategyChangeDate: '2025-06-01',
      isAvailable: true,
      isShowChangeInfo: true,
      availablePortfolios: ['Conservative'],
      lastChangedPortfolio: 'Balanced',
      lastChangedPortfolioRequestType: 'AllFunds',
    })
  })

  it('says that nothing may be changed where it is not allowed, and where there is nothing to choose', () => {
    expect(contributionInfo({ ...company, isChangeAllowed: false })).toMatchObject({
      isAvailable: false,
      availablePortfolios: ['Conservative'],
    })
    expect(contributionInfo({ ...company, portfolios: company.portfolios.slice(0, 1) }).isAvailable).toBe(false)
  })

  it('has no last change to show where there was none', () => {
    expect(contributionInfo({ ...company, lastStrategyChangeDate: null }).isShowChangeInfo).toBe(false)
  })
})

describe('[3-12] what may be chosen', () => {
  it('is asked for by the requests that the option allows, in one order', () => {
    expect([...choicesOf(company)]).toEqual([['Conservative', ['NewContributions', 'AllFunds']]])
  })

  it.each([
    ['is current', { isCurrentPortfolio: true }],
    ['is closed', { isOpenForSelection: false }],
    ['is of other contracts', { isAvailablePortfolio: false }],
    ['allows no request', { requestTypes: [{ isAvailble: false, requestType: 'AllFunds' }] }],
    ['allows what the portal does not know', { requestTypes: [{ isAvailble: true, requestType: 'Everything' }] }],
  ])('is no portfolio that %s', (_, change) => {
    expect([...choicesOf({ ...company, portfolios: [option('Minor', change)] })]).toEqual([])
  })

  it('is nothing while a change is not allowed', () => {
    expect([...choicesOf({ ...company, isChangeAllowed: false })]).toEqual([])
  })

  it('is named in the words of the specification', () => {
    expect(['NewContributions', 'AllFunds', 'AccumulatedFunds'].map((type) => requestOf(type)?.name)).toEqual([
      'Только новые взносы',
      'Все средства',
      'Только ранее накопленные',
    ])
    expect(requestOf('toString')).toBeNull()
  })
})

describe('[3-11] a kind of portfolio that the portal does not know', () => {
  const listed = [
    { name: 'Infrastructure', description: 'Инфраструктурный' },
    { name: 'Balanced', description: 'Иначе названный' },
    { name: 'Nameless', description: '' },
  ]

  it('bears the service’s description', () => {
    expect(portfolioName('Infrastructure', listed)).toBe('Инфраструктурный')
  })

  it('bears its key while there is no description', () => {
    expect([portfolioName('Infrastructure'), portfolioName('Nameless', listed)]).toEqual(['Infrastructure', 'Nameless'])
  })

  it('does not rename those that the portal knows', () => {
    expect(portfolioName('Balanced', listed)).toBe('Сбалансированный')
  })
})
