import { describe, expect, it } from 'vitest'
import type { NameValue } from '#domain/account.ts'
import { scopes } from '#domain/auth.ts'
import { featuresOf, portfolioPage, programmeName, type Product } from '#domain/programme.ts'
import { noPages, pagesOf, programmePageId } from '#domain/programme-pages.ts'

const product = (agreementSchemaType: string): Product => ({
  id: '1',
  agreementId: '1',
  agreementNumber: 'Д-1',
  agreementDate: null,
  pegasUserId: 1,
  status: 'Active',
  holdingName: null,
  companyCode: null,
  programName: 'План',
  investorFullName: 'ООО «Север»',
  agreement: { agreementSchemaType },
})
const page = (exists: boolean) => ({ exists, pageId: exists ? 'page' : null })

it('[2.5-11] a programme is named by its investor where it is corporate, else «Индивидуальная»', () => {
  expect(programmeName(product('Corporate'))).toBe('ООО «Север»')
  expect(programmeName(product('Individual'))).toBe('Индивидуальная')
  expect(programmeName(product('corporate'))).toBe('Индивидуальная')
})

describe('the content pages of a programme', () => {
  const content = {
    id: '1',
    default: { description: page(true), instruction: page(true), calculator: page(false), memorandum: page(false) },
    agreements: { 1: { memorandum: page(true), instruction: page(false) } },
  }

  it('[3-09] are those of the default, under the agreement’s own', () => {
    expect(pagesOf(content, '1')).toEqual({
      hasDescription: true,
      hasInstruction: false,
      hasCalculator: false,
      hasMemorandum: true,
    })
    expect(pagesOf(content, '2')).toEqual({
      hasDescription: true,
      hasInstruction: true,
      hasCalculator: false,
      hasMemorandum: false,
    })
  })

  it.each([
    { exists: true },
    { exists: true, pageId: null },
    { exists: true, pageId: '' },
    { exists: false, pageId: 'p' },
  ])('[2.5-10] are only those that can be shown: %j', (gone) => {
    const entry = { description: gone, instruction: gone, calculator: gone, memorandum: gone }
    expect(pagesOf({ id: '1', default: entry }, '1')).toEqual(noPages)
    expect(programmePageId({ id: '1', default: entry }, '1', 'memorandum')).toBeNull()
  })

  it('[3-09] are none where nothing is known', () => {
    expect(pagesOf({ id: '1' }, '1')).toEqual(noPages)
    expect(pagesOf({ id: '1', agreements: {} }, 'constructor')).toEqual(noPages)
    expect(Object.values(noPages)).toEqual([false, false, false, false])
  })
})

it('[3-10] features are kept by name, the last value of a name', () => {
  expect(
    featuresOf([
      { name: 'ThirdPageStrategy', value: 'no' },
      { name: 'MinContribution', value: '500' },
      { name: 'ThirdPageStrategy', value: 'yes' },
    ]),
  ).toEqual({ ThirdPageStrategy: 'yes', MinContribution: '500' })
})

describe('the link to the investment portfolio', () => {
  const yes = (name: string): NameValue => ({ name, value: 'yes' })
  const nobody = { scopes: [], restrictions: [] }
  const byScope = { scopes: [scopes.portfolioOf('7')], restrictions: [] }

  it('[2.5-09] [6-04] is shown where the scope names this agreement or the restriction says yes', () => {
    expect(portfolioPage('7', {}, nobody)).toBeNull()
    expect(portfolioPage('7', {}, byScope)).toBe('portfolio')
    expect(portfolioPage('77', {}, byScope)).toBeNull()
    expect(portfolioPage('7', {}, { scopes: [], restrictions: [yes('PortfolioAvailable')] })).toBe('portfolio')
    expect(
      portfolioPage('7', {}, { scopes: [], restrictions: [{ name: 'PortfolioAvailable', value: 'no' }] }),
    ).toBeNull()
  })

  it('[2.5-09] waits until the features are loaded', () => expect(portfolioPage('7', null, byScope)).toBeNull())

  it('[2.5-09] leads to my-portfolio, else to portfolio-new, else to portfolio', () => {
    const isNew = { scopes: [scopes.portfolioOf('7'), scopes.newStrategyPage], restrictions: [] }
    expect(portfolioPage('7', { ThirdPageStrategy: 'yes' }, isNew)).toBe('my-portfolio')
    expect(portfolioPage('7', { ThirdPageStrategy: 'no' }, isNew)).toBe('portfolio-new')
    expect(portfolioPage('7', {}, { ...byScope, restrictions: [yes('NewInvestAvailable')] })).toBe('portfolio-new')
    expect(portfolioPage('7', { ThirdPageStrategy: 'Yes' }, byScope)).toBe('portfolio')
  })
})
