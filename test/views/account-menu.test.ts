import { describe, expect, it } from 'vitest'
import { profileOf, type Me } from '#domain/account.ts'
import { scopes } from '#domain/auth.ts'
import type { Product, ProgrammeDetails } from '#domain/programme.ts'
import { noPages } from '#domain/programme-pages.ts'
import { hereOf, sideMenu, type MenuItem, type MenuSource } from '#layouts/side-menu-model.ts'
import { corporateProgramme, individualProgramme, me } from './account-samples.ts'

const everything: ProgrammeDetails = {
  pages: { hasDescription: true, hasInstruction: true, hasCalculator: true, hasMemorandum: true },
  features: { ThirdPageStrategy: 'yes' },
  faults: [],
}
const source = (given: Partial<MenuSource> = {}): MenuSource => ({
  profile: profileOf(me),
  products: [corporateProgramme],
  details: {},
  scopes: [scopes.portfolioOf(corporateProgramme.agreementId)],
  restrictions: [],
  ...given,
})
const programmesOf = (items: readonly MenuItem[]) =>
  items.flatMap((item) => (item.kind === 'programmes' ? item.programmes : []))
const linksOf = (details: ProgrammeDetails | undefined, given: Partial<MenuSource> = {}) => {
  const [programme] = programmesOf(
    sideMenu(source({ details: details ? { [corporateProgramme.agreementId]: details } : {}, ...given })),
  )
  return programme?.links.map(({ label }) => label) ?? []
}
const nameless = (changes: Partial<Me> = {}) =>
  profileOf({ ...me, firstName: null, lastName: null, middleName: null, ...changes })
const profileItem = (profile: MenuSource['profile']) =>
  sideMenu(source({ profile })).find(({ kind }) => kind === 'profile')

describe('the account’s menu', () => {
  it.each([
    [{}, false, true],
    [{ [corporateProgramme.agreementId]: everything }, true, true],
    [{ [corporateProgramme.agreementId]: everything }, false, false],
  ])('waits for what a programme has and what the client may see: %#', (details, areRestrictionsAwaited, isAwaited) => {
    const [programme] = programmesOf(sideMenu(source({ details, areRestrictionsAwaited })))
    expect(programme?.isAwaited).toBe(isAwaited)
  })

  it('[2.5-07] goes from the person to the programmes', () => {
    const titles = sideMenu(source()).map((item) =>
      'label' in item ? item.label : 'title' in item ? item.title : item.kind,
    )
    expect(titles).toEqual([
      'profile',
      'total',
      'Главное',
      'Налоговый вычет',
      'Услуги пенсионного капитала',
      'Пенсионные программы',
    ])
  })

  it('[2.5-07] [2.4-04] leads who has no programmes to where one is added, and nowhere else', () => {
    expect(sideMenu(source({ products: [] })).map((item) => ('href' in item ? item.href : item.kind))).toEqual([
      '/lk/profile',
      '/lk/find-program',
    ])
  })

  it('[2.5-07] has its places while the programmes are not known', () => {
    expect(sideMenu(source({ products: [], areProductsUnknown: true })).map(({ kind }) => kind)).toEqual([
      'profile',
      'total',
      'link',
      'link',
      'group',
    ])
  })

  it('[2.5-07] calls the person by name and initials, else by the login', () => {
    expect(profileItem(profileOf(me))).toMatchObject({ initials: 'АИ', caption: 'Анна Иванова', href: '/lk/profile' })
    expect(profileItem(nameless())).toMatchObject({ initials: '', caption: '+7\u00A0999\u00A0000-00-01' })
    expect(profileItem(null)).toMatchObject({ initials: '', caption: 'Профиль' })
  })

  it('[2.5-07] has one entry per programme, told apart by its number', () => {
    const programmes = programmesOf(sideMenu(source({ products: [corporateProgramme, individualProgramme] })))
    expect(programmes.map(({ name, number }) => ({ name, number }))).toEqual([
      { name: 'ООО «Север Сервис»', number: 'КПП-2019/0451' },
      { name: 'Индивидуальная', number: 'ИПП-2022/1107' },
    ])
  })

  it('[2.5-11] names a programme by its investor only where it is corporate', () => {
    const other: Product = { ...corporateProgramme, agreement: { agreementSchemaType: 'Other' } }
    expect(programmesOf(sideMenu(source({ products: [other] }))).map(({ name }) => name)).toEqual(['Индивидуальная'])
  })
})

describe('the links of a programme', () => {
  it('[2.5-08] [2.5-10] are the statement and the assignees while nothing else is known', () => {
    expect(linksOf(undefined)).toEqual(['Выписка', 'Правопреемники'])
    expect(linksOf({ ...everything, pages: noPages, features: null })).toEqual(['Выписка', 'Правопреемники'])
  })

  it('[2.5-08] [2.5-09] [2.5-10] stand in their order', () => {
    expect(linksOf(everything)).toEqual([
      'Выписка',
      'Инвестиционная деятельность',
      'Инвестиционный портфель',
      'Описание программы',
      'Документы и инструкции',
      'Калькулятор',
      'Правопреемники',
    ])
  })

  it.each([
    ['[2.5-08]', 'hasMemorandum', 'Инвестиционная деятельность'],
    ['[2.5-10]', 'hasDescription', 'Описание программы'],
    ['[2.5-10]', 'hasInstruction', 'Документы и инструкции'],
    ['[2.5-10]', 'hasCalculator', 'Калькулятор'],
  ] as const)('%s are there only for content that exists: %s', (_, flag, label) => {
    expect(linksOf({ ...everything, pages: { ...everything.pages, [flag]: false } })).not.toContain(label)
    expect(linksOf({ ...everything, pages: { ...noPages, [flag]: true } })).toContain(label)
  })

  it('[2.5-09] [6-04] have the portfolio only where it is available and its features are loaded', () => {
    expect(linksOf({ ...everything, features: null })).not.toContain('Инвестиционный портфель')
    expect(linksOf(everything, { scopes: [] })).not.toContain('Инвестиционный портфель')
    expect(linksOf(everything, { scopes: [], restrictions: [{ name: 'PortfolioAvailable', value: 'yes' }] })).toContain(
      'Инвестиционный портфель',
    )
  })

  it.each([
    ['my-portfolio', { ThirdPageStrategy: 'yes' }, [scopes.newStrategyPage]],
    ['portfolio-new', { ThirdPageStrategy: 'no' }, [scopes.newStrategyPage]],
    ['portfolio', {}, []],
  ])('[2.5-09] lead to %s', (page, features, more) => {
    const { agreementId } = corporateProgramme
    const items = sideMenu(
      source({
        details: { [agreementId]: { ...everything, pages: noPages, features } },
        scopes: [scopes.portfolioOf(agreementId), ...more],
      }),
    )
    expect(programmesOf(items)[0]?.links.map(({ href }) => href)).toEqual(
      ['statement', page, 'assignees'].map((one) => `/lk/program/104512/${one}`),
    )
  })
})

it('a link is current at its own address, and below it where no link beside it leads', () => {
  const here = (href: string, path: string) => hereOf({ href }, path, [{ href: '/lk/services/redemption-statement' }])
  expect(['/lk', '/lk/', '/LK', '/lk/services', '/'].map((path) => here('/lk', path))).toEqual([
    'page',
    'page',
    'page',
    undefined,
    undefined,
  ])
  expect(here('/lk/taxation', '/lk/taxation/statement')).toBe('true')
  expect(here('/lk/services', '/lk/services/pension-statement')).toBe('true')
  expect(here('/lk/services', '/lk/services/redemption-statement')).toBeUndefined()
})
