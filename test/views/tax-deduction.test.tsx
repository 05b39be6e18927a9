import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { TaxDeductionRequest } from '#domain/tax-statements.ts'
import { taxDeductionRules } from '#test/sandbox/content/form-rules/tax-deduction.ts'
import { Page } from '#views/tax-deduction/tax-deduction-page.tsx'
import { answers, auth, corporateProgramme, individualProgramme, me, onBehalf } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Sums = { body: { years: number[] } }
const order = { statementId: 'td-1', state: 'waitConfirmation', years: [], amountByYear: [], documents: [] }
const filed = { ...order, createdDate: '2026-11-20T10:00:00Z', registrationNumber: 'НВ-1' }

/** Services for a client who has paid contributions of their own; what was ordered stands in `asked`. */
function services() {
  const asked: TaxDeductionRequest[] = []
  const state = { refuses: null as Failure | null, years: [2023, 2024, 2025, 2026], filed: [] as object[] }
  return {
    asked,
    state,
    answers: {
      ...answers,
      'account.me': () => ({ ...me, email: 'anna@example.ru' }),
      'agreements.products': () => [corporateProgramme, individualProgramme],
      'contributions.years': () => state.years,
      'contributions.individual': () => ({ haveIndividualContribution: state.years.length > 0 }),
      'contributions.annualSums': (({ body }: Sums) =>
        body.years.map((year) => ({ year, sum: 55_000, isAvailable: true }))) as never,
      'statements.taxDeductions': () => state.filed,
      'statements.formRules': () => ({ version: '1', forms: { TaxDeduction: taxDeductionRules } }),
      'statements.metaInformation': () => ({ ValidationVersion: '2026.02', Countries: [], FileUploadLimits: [] }),
      'taxDeduction.create': (({ body }: { body: TaxDeductionRequest }) => {
        asked.push(body)
        if (state.refuses) throw state.refuses
        state.filed = [{ ...filed, state: 'waitConfirmation' }]
        return { ...filed, state: 'waitConfirmation' }
      }) as never,
      'taxDeduction.draft': () => new File(['text'], 'vychet.txt', { type: 'text/plain' }),
      'signing.requestCode': () => ({ confirmationToken: 'sign-1', smsAttempts: 3, phoneMask: '+7 999 ***-**-01' }),
      'signing.confirm': () => ({
        statementId: 'td-1',
        state: 'registered',
        registrationNumber: 'НВ-2026-000901',
        registrationDate: '2026-11-25T10:02:00Z',
        documentId: null,
        reviewTermDays: 5,
      }),
    },
  }
}
function open(given: ReturnType<typeof services>['answers'], as: Auth = auth) {
  const shown = showSite(<Page />, { path: '/lk/taxation/statement', auth: as, answers: given })
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const tick = async ({ user }: Opened, name: RegExp) => user.click(await screen.findByRole('checkbox', { name }))
const type = async ({ user }: Opened, label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text)
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
/** Enough for an order: what the fund does not know of the client. */
async function fillIn(page: Opened) {
  await tick(page, /^2025 год/)
  await type(page, /^ИНН/, '500100732259')
}

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})
const soon = { ...auth, accessExpire: Date.parse('2026-11-25T12:00:00Z') }

describe('an order of papers for a tax deduction', () => {
  it('[4.7-08] tells what comes back, shows its document, and is signed by a code', async () => {
    const fund = services()
    const page = open(fund.answers, soon)
    await tick(page, /^2025 год/)
    expect(text()).toContain('2026 год ещё идёт: заказать можно с 1 января 2027 года.')
    const sum = screen.getByRole('region', { name: 'Вернут, ориентировочно' })
    expect(within(sum).getByText(/^7\s150\s₽$/)).toBeTruthy()
    await type(page, /^Доход в месяц/, '300000')
    expect(await within(sum).findByText(/^8\s250\s₽$/)).toBeTruthy()
    await type(page, /^ИНН/, '500100732259')
    await tick(page, /^Передать сведения/)
    await press(page, 'Перейти к документу')
    await press(page, 'Открыть: Заявление на документы для вычета')
    await press(page, 'Закрыть')
    await press(page, 'Прочитано в файле: Заявление на документы для вычета')
    await press(page, 'Подписать кодом из СМС')
    await screen.findByLabelText('Код из СМС')
    expect(text()).toContain('Подписываете 25 ноября 2026: Заявление на документы для вычета.')
    await type(page, 'Код из СМС', '1234')
    expect(await screen.findByRole('heading', { level: 2, name: 'Заявление подано' })).toBe(document.activeElement)
    expect(screen.getByText('НВ-2026-000901')).toBeTruthy()
    expect(fund.asked).toEqual([
      {
        years: [2025],
        agreementIds: ['104512', '104513'],
        deductionKind: 'LongTermSavings',
        recipient: 'Self',
        deliveryMethod: 'Account',
        personalData: {
          lastName: 'Иванова',
          firstName: 'Анна',
          middleName: 'Сергеевна',
          birthDate: '1984-05-17',
          inn: '500100732259',
        },
        email: 'anna@example.ru',
        sendToFns: true,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ])
  })

  it('says beside its fields what is missing, and asks nothing of the fund', async () => {
    const fund = services()
    const page = open(fund.answers, soon)
    await screen.findByRole('checkbox', { name: /^2025 год/ })
    await press(page, 'Перейти к документу')
    expect(await screen.findByText('Исправьте 2 поля')).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Годы/ }).textContent).toContain('Выберите год')
    expect(fund.asked).toEqual([])
  })

  it('is of one deduction: years before 2025 and after it are ordered apart', async () => {
    const fund = services()
    const page = open(fund.answers, soon)
    await fillIn(page)
    await tick(page, /^2024 год/)
    await press(page, 'Перейти к документу')
    expect(await screen.findByText('Исправьте 1 поле')).toBeTruthy()
    expect(screen.getByRole('group', { name: /^Годы/ }).textContent).toContain('Подайте на них два заявления')
    await tick(page, /^2025 год/)
    await press(page, 'Перейти к документу')
    await screen.findByRole('button', { name: /^Открыть/ })
    expect(fund.asked).toMatchObject([{ years: [2024], deductionKind: 'Social219' }])
  })

  it('that is refused says why, leads to what exists, and goes again under another key', async () => {
    const fund = services()
    fund.state.refuses = new Failure({
      kind: 'refused',
      status: 409,
      code: 'YearAlreadyRequested',
      description: 'За этот год уже заказано.',
    })
    const page = open(fund.answers, soon)
    await fillIn(page)
    await press(page, 'Перейти к документу')
    expect(await screen.findByText(/За этот год уже заказано\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Что уже заказано' }).getAttribute('href')).toBe('/lk/taxation')
    fund.state.refuses = null
    await press(page, 'Перейти к документу')
    await screen.findByRole('button', { name: /^Открыть/ })
    expect(new Set(fund.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('that was not answered is not begun anew: the same goes again under its key', async () => {
    const fund = services()
    fund.state.refuses = new Failure({ kind: 'offline' })
    const page = open(fund.answers, soon)
    await fillIn(page)
    await press(page, 'Перейти к документу')
    const told = (await screen.findByText('Фонд не ответил, создано ли заявление')).closest('[role="alert"]')
    expect([...(told?.querySelectorAll('p') ?? [])].slice(1).map((line) => line.textContent)).toEqual([
      expect.stringContaining('Нет соединения с интернетом!'),
      'Заполнять заново не нужно: повторим сами, когда фонд ответит. Без вашей подписи заявление не подано.',
    ])
    fund.state.refuses = null
    await press(page, 'Повторить')
    expect(await screen.findByRole('button', { name: /^Открыть/ })).toBeTruthy()
    expect(new Set(fund.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('[8-13] whose document does not come says so with its prefix', async () => {
    const fund = services()
    const page = open(
      {
        ...fund.answers,
        'taxDeduction.draft': () => {
          throw new Failure({ kind: 'refused', status: 500, prefix: 'file' })
        },
      },
      soon,
    )
    await fillIn(page)
    await press(page, 'Перейти к документу')
    await press(page, /^Открыть/)
    expect(await screen.findByText(/^Ошибка получения файла/)).toBeTruthy()
  })

  it('is kept on this device, and gone on with', async () => {
    const fund = services()
    const page = open(fund.answers, soon)
    await fillIn(page)
    await press(page, 'Отложить')
    expect(await screen.findByText('Заявление отложено')).toBeTruthy()
    await press(page, 'Продолжить заполнение')
    expect((await screen.findByLabelText<HTMLInputElement>(/^ИНН/)).value).toMatch(/^5001/)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^2025 год/ }).checked).toBe(true)
  })

  it('can be looked at by an operator, and not sent', async () => {
    const fund = services()
    const page = open({ ...fund.answers, 'account.authorize': onBehalf }, { ...soon, mimic: true, authType: 'Mimic' })
    await screen.findByRole('checkbox', { name: /^2025 год/ })
    expect((await screen.findByRole('button', { name: 'Перейти к документу' })).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await press(page, 'Перейти к документу')
    expect(fund.asked).toEqual([])
  })
})

describe('where no papers can be ordered', () => {
  it('of each year it is said why', async () => {
    const fund = services()
    fund.state.years = [2021, 2022, 2025, 2026]
    fund.state.filed = [{ ...filed, state: 'inReview', years: [2025] }]
    open(fund.answers, soon)
    expect(await screen.findByText('За 2025 год документы уже заказаны.')).toBeTruthy()
    expect(screen.getByText('За 2022 год срок подачи прошёл: на неё даётся три года.')).toBeTruthy()
    expect(text()).not.toContain('За 2021 год')
  })

  it('who has paid nothing of their own is told that', async () => {
    const fund = services()
    fund.state.years = []
    open(fund.answers, soon)
    expect(await screen.findByText(/^Собственных взносов у вас не было/)).toBeTruthy()
  })

  it('what could not be found out is asked again', async () => {
    const fund = services()
    let isDown = true
    const page = open(
      {
        ...fund.answers,
        'statements.formRules': () => {
          if (isDown) throw new Failure({ kind: 'offline' })
          return fund.answers['statements.formRules']()
        },
      },
      soon,
    )
    expect(await screen.findByText('Не удалось открыть заявление')).toBeTruthy()
    isDown = false
    await press(page, 'Повторить')
    expect(await screen.findByRole('checkbox', { name: /^2025 год/ })).toBeTruthy()
  })
})
