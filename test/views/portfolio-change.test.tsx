import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'
import { scopes } from '#domain/auth.ts'
import { Page } from '#views/portfolio-change/change-page.tsx'
import { answers, auth, onBehalf } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const option = (portfolio: string, balance: number, ...types: string[]) => ({
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
  portfolios: [option('Balanced', 425_000), option('Conservative', 0, 'NewContributions', 'AllFunds')],
}
const personal: SharerPortfolio = {
  contributionType: 'Personal',
  isChangeAllowed: false,
  nextChangeDate: '2027-03-01',
  portfolios: [option('Balanced', 210_000)],
}
const paper = (name: string) => new File(['text'], name, { type: 'text/plain' })

/** Services for a client who may change a portfolio of one of two kinds of contributions; what was signed stands in `signed`. */
function services() {
  const signed: object[] = []
  const papers: object[] = []
  const state = { offer: [company, personal], refuses: null as Failure | null }
  return {
    signed,
    papers,
    state,
    answers: {
      ...answers,
      'portfolios.options': () => state.offer,
      'portfolios.all': () => [],
      'content.portfolio': () => ({
        id: 'Conservative',
        type: 'portfolio',
        title: 'Консервативный',
        risk: 'Low',
        horizonYears: 1,
        descriptionHtml: '',
      }),
      'statements.metaInformation': () => ({ ValidationVersion: '2026.02', Countries: [], FileUploadLimits: [] }),
      'portfolios.statementDraft': (({ query }: { query: object }) => {
        papers.push(query)
        return paper('zayavlenie.txt')
      }) as never,
      'portfolios.agreementDraft': () => paper('soglashenie.txt'),
      'synchronizerSigning.universalDraft': (({ body }: { body: object }) => {
        papers.push(body)
        return paper('zayavlenie.txt')
      }) as never,
      'synchronizerSigning.additionalDraft': () => paper('soglashenie.txt'),
      'synchronizerSigning.requestCode': (({ query, body }: { query: object; body: object }) => {
        signed.push({ ...query, ...body })
        if (state.refuses) throw state.refuses
        return { confirmationToken: 'k-1', smsAttempts: 3, phoneMask: '+7 999 ***-**-01' }
      }) as never,
      'synchronizerSigning.confirm': () => ({
        statementId: 'st-1',
        state: 'registered',
        registrationNumber: 'З-2026-000900',
        registrationDate: '2026-11-25T10:02:00Z',
        documentId: null,
        reviewTermDays: 10,
      }),
    },
  }
}
function open(
  given: ReturnType<typeof services>['answers'],
  { as = soon, path = '/lk/program/104512/portfolio-change' }: { as?: Auth; path?: string } = {},
) {
  const shown = showSite(<Page />, { path, auth: as, answers: given })
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const pick = async ({ user }: Opened, name: RegExp) => user.click(await screen.findByRole('radio', { name }))
const type = async ({ user }: Opened, label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text)
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
async function choose(page: Opened) {
  await pick(page, /^Консервативный/)
  await pick(page, /^Все средства/)
  await press(page, 'Сравнить')
}
async function readPapers(page: Opened) {
  await press(page, 'Перейти к документам')
  for (const title of ['Заявление о смене портфеля', 'Дополнительное соглашение к договору']) {
    await press(page, `Открыть: ${title}`)
    await press(page, 'Закрыть')
    await press(page, `Прочитано в файле: ${title}`)
  }
}

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})
const soon = { ...auth, accessExpire: Date.parse('2026-11-25T12:00:00Z') }

describe('a change of portfolio', () => {
  it('[3-12] is chosen of what may be, compared, and signed by a code', async () => {
    const fund = services()
    const page = open(fund.answers)
    await screen.findByRole('radio', { name: /^Оставить как есть/ })
    expect(text()).toContain('Ваши взносы: портфель пока не сменить. Следующая смена возможна с 1 марта 2027.')
    await pick(page, /^Консервативный/)
    expect(text()).toContain('Перейдут 425 000 ₽, которые уже на счёте, и все новые взносы.')
    await pick(page, /^Все средства/)
    await press(page, 'Сравнить')
    const after = await screen.findByRole('table', { name: 'Деньги по портфелям после смены' })
    expect(
      within(after)
        .getAllByRole('row')
        .map(({ textContent }) => textContent?.replace(/\u00A0/g, ' ')),
    ).toEqual(['Консервативный425 000 ₽, 66,9 %', 'Сбалансированный210 000 ₽, 33,1 %'])
    expect(await screen.findByText(/уровень риска низкий, подходит на срок от 1 года/)).toBeTruthy()
    expect(text()).toContain('государство не гарантирует')
    await readPapers(page)
    expect(fund.papers).toEqual([
      { agreementId: '104512', contributionType: 'Company', changeType: 'AllFunds', portfolioName: 'Conservative' },
    ])
    await press(page, 'Подписать кодом из СМС')
    await type(page, 'Код из СМС', '1234')
    expect(await screen.findByRole('heading', { level: 2, name: 'Заявление подано' })).toBe(document.activeElement)
    expect(text()).toContain('З-2026-000900')
    // The browser's back button leads out of it, and not through its steps.
    await waitFor(() => expect(window.history.state).toMatchObject({ step: 'choose' }))
    expect(fund.signed).toEqual([
      {
        statementType: 'ChangePortfolioUniversal',
        agreementId: '104512',
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        changes: [{ contributionType: 'Company', requestType: 'AllFunds', portfolio: 'Conservative' }],
      },
    ])
  })

  it('of both kinds of contributions has papers of both', async () => {
    const fund = services()
    fund.state.offer = [
      company,
      { ...personal, isChangeAllowed: true, portfolios: [...personal.portfolios, option('Optimal', 0, 'AllFunds')] },
    ]
    const page = open(fund.answers)
    await pick(page, /^Консервативный/)
    await pick(page, /^Только новые взносы/)
    await pick(page, /^Оптимальный/)
    await pick(page, /^Все средства.*210/)
    await press(page, 'Сравнить')
    await readPapers(page)
    expect(fund.papers).toMatchObject([
      {
        changes: [
          { contributionType: 'Company', requestType: 'NewContributions', portfolio: 'Conservative' },
          { contributionType: 'Personal', requestType: 'AllFunds', portfolio: 'Optimal' },
        ],
      },
    ])
  })

  it('of new contributions alone leaves the money where it is, and says so', async () => {
    const page = open(services().answers)
    await pick(page, /^Консервативный/)
    await pick(page, /^Только новые взносы/)
    await press(page, 'Сравнить')
    expect(await screen.findByText('Ваши деньги останутся там же')).toBeTruthy()
  })

  it('says beside its fields what is not chosen yet', async () => {
    const fund = services()
    const page = open(fund.answers)
    await screen.findByRole('radio', { name: /^Оставить как есть/ })
    await press(page, 'Сравнить')
    expect(await screen.findByText('Исправьте 1 поле')).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Портфель/ }).textContent).toContain('Выберите новый портфель')
    await pick(page, /^Консервативный/)
    await press(page, 'Сравнить')
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^Что перейдёт/ }).textContent).toContain('Выберите, что'),
    )
  })

  it('that the fund does not allow says so, and shows from what day it is possible', async () => {
    const fund = services()
    const page = open(fund.answers)
    await choose(page)
    await readPapers(page)
    fund.state.refuses = new Failure({
      kind: 'refused',
      status: 409,
      code: 'ChangeNotAllowed',
      description: 'Смена сейчас недоступна.',
    })
    fund.state.offer = [{ ...company, isChangeAllowed: false, nextChangeDate: '2027-06-01' }]
    await press(page, 'Подписать кодом из СМС')
    expect(await screen.findByText(/^Смена сейчас недоступна\./)).toBeTruthy()
    expect(text()).toContain('Следующая смена возможна с 1 июня 2027.')
  })

  it('that the fund does not allow is chosen anew, where the reason is read', async () => {
    const fund = services()
    const page = open(fund.answers)
    await choose(page)
    await readPapers(page)
    fund.state.refuses = new Failure({
      kind: 'refused',
      status: 409,
      code: 'ChangeNotAllowed',
      description: 'Смена сейчас недоступна.',
    })
    await press(page, 'Подписать кодом из СМС')
    expect(await screen.findByText(/^Смена сейчас недоступна\./)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Консервативный/ }).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Сравнить' })).toBeTruthy()
  })

  it('is kept on this device, and gone on with', async () => {
    const fund = services()
    const page = open(fund.answers)
    await pick(page, /^Консервативный/)
    await press(page, 'Отложить')
    expect(await screen.findByText('Заявление отложено')).toBeTruthy()
    await press(page, 'Продолжить заполнение')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Консервативный/ })).checked).toBe(true)
  })

  it('can be looked at by an operator, and not sent', async () => {
    const fund = services()
    open({ ...fund.answers, 'account.authorize': onBehalf }, { as: { ...soon, mimic: true, authType: 'Mimic' } })
    await screen.findByRole('radio', { name: /^Оставить как есть/ })
    expect((await screen.findByRole('button', { name: 'Сравнить' })).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the page of a change of portfolio', () => {
  it('says why nothing may be chosen, and from what day it may', async () => {
    const fund = services()
    fund.state.offer = [personal]
    open(fund.answers)
    expect(await screen.findByText('Следующая смена возможна с 1 марта 2027.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'К инвестиционному портфелю' }).getAttribute('href')).toBe(
      '/lk/program/104512/my-portfolio',
    )
  })

  it('[6-04] is closed where the portfolio is only read', async () => {
    open({ ...services().answers, 'agreements.features': () => [{ name: 'ThirdPageStrategy', value: 'no' }] })
    expect(await screen.findByText('Не удалось найти эту страницу')).toBeTruthy()
  })

  it.each(['104999', '104513'])('[6-04] is closed to who has not the portfolio of %s', async (id) => {
    open(services().answers, { path: `/lk/program/${id}/portfolio-change` })
    expect(await screen.findByText('Не удалось найти эту страницу')).toBeTruthy()
  })

  it('asks again what it could not find out', async () => {
    const fund = services()
    let isDown = true
    const page = open({
      ...fund.answers,
      'portfolios.options': () => {
        if (isDown) throw new Failure({ kind: 'offline' })
        return fund.state.offer
      },
    })
    expect(await screen.findByText('Не удалось открыть смену портфеля')).toBeTruthy()
    isDown = false
    await press(page, 'Повторить')
    expect(await screen.findByRole('radio', { name: /^Консервативный/ })).toBeTruthy()
  })

  it('of another programme offers to go on with what was begun, or to begin here', async () => {
    const both = { ...soon, scopes: [...soon.scopes, scopes.portfolioOf('104513')] }
    const fund = services()
    const page = open(fund.answers, { as: both })
    await pick(page, /^Консервативный/)
    await press(page, 'Отложить')
    await screen.findByText('Заявление отложено')
    act(() => window.history.pushState(null, '', '/lk/program/104513/portfolio-change'))
    expect(await screen.findByText('Вы уже начали смену портфеля по другой программе')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Продолжить прежний' }).getAttribute('href')).toBe(
      '/lk/program/104512/portfolio-change',
    )
    await press(page, 'Начать здесь')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Оставить как есть/ })).checked).toBe(true)
  })
})
