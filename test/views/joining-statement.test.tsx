import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '#domain/faults.ts'
import type { KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { Layout } from '#layouts/online-joining.tsx'
import { joiningDraft } from '#test/api/statement-samples.ts'
import { joiningRules } from '#test/sandbox/content/form-rules/joining.ts'
import { Page } from '#views/joining-wizard/joining-page.tsx'
import '#views/joining-wizard/open-joining.tsx'
import { auth } from './account-samples.ts'
import { asksAtClosing, fillDevice } from './full-device.ts'
import { showSite } from './site-portal.tsx'

const person = joiningDraft('begun').payload.step_2 ?? null
const scan = (fileId: string, fileType: string) => ({
  fileId,
  fileName: `${fileId}.jpg`,
  fileType,
  size: 900,
  contentType: 'image/jpeg',
})
const chosen: NonNullable<KppOnlineRequest['payload']['step_3']> = {
  addresses: { registration: { value: 'г. Москва, ул. Северная, д. 4' }, sameAsRegistration: true, residence: null },
  contribution: { mode: 'Percent', value: 3.5, startDate: '2027-03-01', employeeNumber: null },
  portfolio: 'Balanced',
  assignees: [{ fullName: 'Смирнова Ольга', birthDate: '1985-01-01', relation: 'Супруга', share: 100 }],
  documents: [scan('f-1', 'PassportMain'), scan('f-2', 'PassportRegistration')],
  consents: { rules: true, salaryDeduction: true, accuracy: true },
}
const requestAt = (
  currentStep: KppOnlineRequest['currentStep'],
  own: Partial<KppOnlineRequest> = {},
  step_3: KppOnlineRequest['payload']['step_3'] = null,
): KppOnlineRequest => ({
  kppOnlineRequestId: 'kpp-1',
  currentStep,
  companyCode: 'SEVER',
  idempotencyKey: 'begun',
  expireDate: '2027-03-31',
  ...own,
  payload: { step_1: { holdingName: 'sever' }, step_2: person, step_3 },
})

/** Services that keep the request as it is saved. */
function fundWith(request: KppOnlineRequest) {
  const saved: KppOnlineDraft[] = []
  const state = { request, refusal: null as Failure | null, letters: 0, letterRefusal: null as Failure | null }
  return {
    state,
    saved,
    answers: {
      'account.authorize': () => ({ userId: 'u', userType: 'OnlineClientProfile', authType: 'Sms', mimic: false }),
      'content.routes': () => [],
      'statements.joiningRequest': () => state.request,
      'statements.formRules': () => ({ version: '1', forms: { KppOnline: joiningRules } }),
      'statements.metaInformation': () => ({
        ValidationVersion: '1',
        Countries: [{ Code: 643, Name: 'Россия' }],
        FileUploadLimits: [{ FileType: 'pdf', Limit: 20971520 }],
      }),
      'files.uploadTemporary': () => ({ id: 'tmp-1', fileName: 'scan.pdf', size: 13, contentType: 'application/pdf' }),
      'files.check': () => ({ checkState: 'Clean' }),
      'files.remove': () => undefined,
      'joining.save': (({ body }: { body: KppOnlineDraft }) => {
        if (state.refusal) throw state.refusal
        saved.push(body)
        const { kppOnlineRequestId, emailConfirmed } = state.request
        state.request = { ...state.request, ...body, kppOnlineRequestId, emailConfirmed }
        return state.request
      }) as never,
      'joining.confirmEmail': () => {
        if (state.letterRefusal) throw state.letterRefusal
        state.letters += 1
        return { email: state.request.payload.step_2?.contactInfo.email ?? '' }
      },
    },
  }
}
function open(fund: ReturnType<typeof fundWith>, as: object = {}, number = '?id=kpp-1') {
  const shown = showSite(
    <Layout>
      <Page />
    </Layout>,
    {
      path: `/lk/sever/joining-statement${number}`,
      auth: { ...auth, ...as, userType: 'OnlineClientProfile' },
      answers: fund.answers,
    },
  )
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
async function fill({ user }: Opened, name: string | RegExp, value: string) {
  await user.clear(await field(name))
  await user.type(await field(name), value)
}

const operatorsSession = { userId: 'u', userType: 'OnlineClientProfile', authType: 'Mimic', mimic: true }

/** Services that have no request until one is begun. */
function fundWithout() {
  const fund = fundWith(requestAt(1))
  let isBegun = false
  const { save, request } = { save: fund.answers['joining.save'], request: fund.answers['statements.joiningRequest'] }
  return {
    ...fund,
    answers: {
      ...fund.answers,
      'content.liteSection': () => ({
        id: 'sever',
        type: 'litesection',
        holdingName: 'sever',
        companyCode: 'SEVER',
        title: 'Пенсионная программа «Север»',
        joiningPage: { exists: true },
      }),
      'statements.joiningRequest': (() => (isBegun ? request() : null)) as typeof request,
      'joining.save': ((given: never) => {
        const saved = (save as (given: never) => KppOnlineRequest)(given)
        isBegun = true
        return saved
      }) as never,
    },
  }
}

describe('whoever has no request to join', () => {
  it('reads which programme it is and begins one', async () => {
    const fund = fundWithout()
    const page = open(fund, {}, '')
    await screen.findByRole('heading', { level: 1, name: 'Вступление в программу' })
    expect(screen.getByRole('main').textContent).toContain('Пенсионная программа «Север»')
    await press(page, 'Начать заявление')
    await waitFor(() => expect(fund.saved).toHaveLength(1))
  })

  it('reads why none was begun, and may try again', async () => {
    const fund = fundWithout()
    fund.state.refusal = new Failure({ kind: 'refused', status: 500, description: 'Сервис временно недоступен.' })
    const page = open(fund, {}, '')
    await press(page, 'Начать заявление')
    expect((await screen.findByText('Заявление не начато')).closest('[role="alert"]')?.textContent).toContain(
      'Сервис временно недоступен.',
    )
    fund.state.refusal = null
    await press(page, 'Начать заявление')
    await waitFor(() => expect(fund.saved).toHaveLength(1))
  })

  it('[6-05] does not begin one in the name of a client', async () => {
    const fund = fundWithout()
    fund.answers['account.authorize'] = () => operatorsSession
    const page = open(fund, { mimic: true, authType: 'Mimic' }, '')
    const button = await screen.findByRole('button', { name: /Начать заявление/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await page.user.click(button)
    // What is begun is waited for at once.
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(fund.saved).toEqual([])
  })
})

describe('the steps of a request to join', () => {
  it('[3-17, 4.5-02, 4.5-04] save what was typed when a step is left, and nothing of the third before it', async () => {
    const fund = fundWith(requestAt(2))
    const page = open(fund)
    await fill(page, 'Имя', 'Семён')
    await press(page, 'Продолжить')
    await step('Взносы и документы')
    expect(fund.saved).toMatchObject([
      {
        kppOnlineRequestId: 'kpp-1',
        currentStep: 3,
        companyCode: 'SEVER',
        payload: { step_1: { holdingName: 'sever' }, step_2: { personalData: { firstName: 'Семён' } }, step_3: null },
      },
    ])
    expect(fund.saved[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
    expect(screen.getByText(/^Сохранено в фонде/).textContent).toMatch(/^Сохранено в фонде .*\d{1,2}:\d{2}$/)
    await press(page, /^Личные данные/)
    expect((await field('Имя')).value).toBe('Семён')
  })

  it('ask before they are left where the device keeps nothing, until the fund has it', async () => {
    const page = open(fundWith(requestAt(2)))
    await field('Имя')
    expect(asksAtClosing()).toBe(false)
    fillDevice()
    await fill(page, 'Имя', 'Семён')
    await screen.findAllByText(/^Не сохранено/)
    await waitFor(() => expect(asksAtClosing()).toBe(true))
    await press(page, 'Продолжить')
    await step('Взносы и документы')
    expect(asksAtClosing()).toBe(false)
  })

  it('[4.7-07] hold whoever has left something out, and say what', async () => {
    const fund = fundWith(requestAt(2))
    const page = open(fund)
    await fill(page, 'ИНН', '500100732258')
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Проверьте ИНН: контрольное число не совпадает')).length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(await field('ИНН'))
    expect(fund.saved).toEqual([])
  })

  it('tell those who inherit apart, and hold shares that make no whole', async () => {
    const fund = fundWith(requestAt(3, {}, chosen))
    const page = open(fund)
    await press(page, 'Добавить ещё правопреемника')
    const heirs = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Фамилия, имя, отчество' })
    await waitFor(() => expect(document.activeElement).toBe(heirs[1]))
    await press(page, 'Отправить на проверку')
    expect((await screen.findAllByRole('button', { name: 'Доля, правопреемник 2' })).length).toBe(1)
    await page.user.type(heirs[1] as HTMLInputElement, 'Смирнов Пётр')
    const second = within(screen.getByRole('group', { name: 'Правопреемник 2' }))
    await page.user.type(second.getByRole('textbox', { name: 'Дата рождения' }), '01.02.2015')
    await page.user.type(second.getByRole('textbox', { name: 'Доля' }), '33,33')
    expect((await second.findByText(/^Вместе доли/)).textContent).toBe(
      'Вместе доли должны составить 100\u00A0%: лишние 33,33\u00A0%',
    )
    await press(page, 'Убрать правопреемника 1')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Правопреемник 2' })).toBeNull())
    expect((await field('Фамилия, имя, отчество')).value).toBe('Смирнов Пётр')
    expect(document.activeElement?.textContent).toBe('Добавить ещё правопреемника')
    await fill(page, 'Доля', '100')
    await press(page, 'Отправить на проверку')
    expect(document.activeElement).toBe(await step('Проверка файлов'))
    expect(fund.saved).toMatchObject([
      {
        currentStep: 'FilesCheck',
        payload: {
          step_3: {
            contribution: { mode: 'Percent', value: 3.5 },
            assignees: [{ fullName: 'Смирнов Пётр', birthDate: '2015-02-01', relation: null, share: 100 }],
            documents: [{ fileId: 'f-1' }, { fileId: 'f-2' }],
          },
        },
      },
    ])
  })

  it('offer the portfolios that the rule lets through, and no share of a salary above the whole', async () => {
    const page = open(fundWith(requestAt(3, {}, chosen)))
    const portfolios = within(await screen.findByRole('group', { name: /^Куда вкладывать/ })).getAllByRole('radio')
    expect(portfolios.map((one) => one.closest('label')?.textContent)).toEqual([
      'Сбалансированный',
      'Консервативный',
      'Оптимальный',
      'Перспективный',
    ])
    expect((await field('Сколько процентов зарплаты')).value).toBe('3,50')
    await fill(page, 'Сколько процентов зарплаты', '101')
    await press(page, 'Отправить на проверку')
    expect((await screen.findAllByText(/Больше 100\s% зарплаты/)).length).toBeGreaterThan(0)
    await page.user.click(screen.getByRole('radio', { name: 'Одна и та же сумма' }))
    await fill(page, 'Сколько рублей в месяц', '3000')
    await press(page, 'Отправить на проверку')
    await step('Проверка файлов')
  })

  it('[5-07] show what the fund has against what was sent, and keep it', async () => {
    const fund = fundWith(requestAt(3, {}, chosen))
    fund.state.refusal = new Failure({
      kind: 'refused',
      status: 400,
      code: 'ValidationError',
      description: 'Проверьте заявление',
      fields: { 'contribution.employeeNumber': ['Такого номера у работодателя нет'] },
    })
    const page = open(fund)
    await press(page, 'Отправить на проверку')
    expect((await screen.findAllByText('Такого номера у работодателя нет')).length).toBeGreaterThan(0)
    expect(screen.getByText('Фонд не принял заявление').closest('[role=alert]')?.textContent).toContain(
      'Проверьте заявление',
    )
    expect(document.activeElement).toBe(await field(/^Табельный номер/))
    fund.state.refusal = null
    await fill(page, /^Табельный номер/, '77')
    await press(page, 'Отправить на проверку')
    await step('Проверка файлов')
  })

  it('say that they are not with the fund yet where it cannot be reached', async () => {
    const fund = fundWith(requestAt(3, {}, chosen))
    fund.state.refusal = new Failure({ kind: 'offline' })
    const page = open(fund)
    await press(page, 'Отправить на проверку')
    const told = (await screen.findByText('Заявление ещё не у фонда')).closest('[role="alert"]')
    expect([...(told?.querySelectorAll('p') ?? [])].slice(1).map((line) => line.textContent)).toEqual([
      expect.stringContaining('Нет соединения с интернетом!'),
      'Заявление сохранено на этом устройстве и отправится само, когда фонд ответит: не закрывайте страницу.',
    ])
    expect(fund.saved).toEqual([])
  })

  it('[6-05] can be read by an operator, who changes nothing', async () => {
    const operator = { mimic: true, authType: 'Mimic' }
    const fund = fundWith(requestAt(2))
    const answers = {
      ...fund.answers,
      'account.authorize': () => ({ ...fund.answers['account.authorize'](), ...operator, operatorName: 'Сидорова' }),
    }
    const page = open({ ...fund, answers }, operator)
    await press(page, 'Продолжить')
    await press(page, 'Подтвердить почту письмом')
    expect([fund.saved, fund.state.letters]).toEqual([[], 0])
  })
})

describe('[4.5-05] the address of one who joins', () => {
  it('is saved before a letter goes there, and is known to be confirmed on the way back', async () => {
    const fund = fundWith(requestAt(2))
    const page = open(fund)
    await fill(page, 'Электронная почта', 'new@example.ru')
    await press(page, 'Подтвердить почту письмом')
    expect(await screen.findByText(/^Письмо отправлено на new@example\.ru\. /)).toBeTruthy()
    expect(fund.saved.at(-1)).toMatchObject({
      currentStep: 2,
      payload: { step_2: { contactInfo: { email: 'new@example.ru' } } },
    })
    fund.state.request = { ...fund.state.request, emailConfirmed: true }
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await screen.findAllByText('Почта подтверждена')).length).toBeGreaterThan(0)
    await fill(page, 'Электронная почта', 'other@example.ru')
    await screen.findByRole('button', { name: 'Подтвердить почту письмом' })
    expect(screen.queryByText('Почта подтверждена')).toBeNull()
  })

  it('gets no second letter too soon, and none before it is one', async () => {
    const fund = fundWith(requestAt(2))
    fund.state.letterRefusal = new Failure({
      kind: 'refused',
      status: 429,
      code: 'TooManyRequests',
      description: 'Письмо уже отправлено, следующее можно через минуту',
    })
    const page = open(fund)
    await press(page, 'Подтвердить почту письмом')
    expect((await screen.findByText(/Письмо уже отправлено/)).textContent).toContain('через минуту')
    expect(screen.queryByText(/^Письмо отправлено на/)).toBeNull()
    await fill(page, 'Электронная почта', 'oleg')
    await press(page, 'Подтвердить почту письмом')
    expect(await screen.findByText('Сначала введите адрес')).toBeTruthy()
    expect(fund.state.letters).toBe(0)
  })
})

describe('[4.5-01] the files of a request to join', () => {
  const refused = requestAt(
    'FilesCheck',
    {
      filesCheck: {
        state: 'Rejected',
        files: [
          { fileId: 'f-1', fileType: 'PassportMain', state: 'Rejected', reason: 'Фото нечёткое' },
          { fileId: 'f-2', fileType: 'PassportRegistration', state: 'Accepted' },
        ],
      },
    },
    chosen,
  )
  const place = (name: string) => screen.queryByRole('region', { name })
  const main = 'Паспорт, разворот с фото'

  it('are replaced where they were not accepted, and nowhere else', async () => {
    const fund = fundWith(refused)
    const page = open(fund)
    await waitFor(() => expect(place(main)).toBeTruthy())
    expect(place('Паспорт, страница с регистрацией')).toBeNull()
    expect(within(place(main) as HTMLElement).getByText('Фото нечёткое')).toBeTruthy()
    await press(page, 'Отправить на проверку')
    expect((await screen.findAllByText(/^Приложите файл/)).length).toBeGreaterThan(0)
    expect(fund.saved).toEqual([])
    const chooser = place(main)?.querySelector<HTMLInputElement>('input[type=file]')
    await page.user.upload(
      chooser as HTMLInputElement,
      new File(['%PDF-1.7 text'], 'scan.pdf', { type: 'application/pdf' }),
    )
    await within(place(main) as HTMLElement).findByText('Принят')
    await press(page, 'Отправить на проверку')
    expect(await screen.findByText('Ещё не всё заменено')).toBeTruthy()
    await press(page, 'Удалить: f-1.jpg')
    await press(page, 'Отправить на проверку')
    await waitFor(() =>
      expect(fund.saved.at(-1)?.payload.step_3?.documents?.map(({ fileId }) => fileId)).toEqual(['f-2', 'tmp-1']),
    )
  })

  it('lead on to what the request says and its signature once they are accepted', async () => {
    const fund = fundWith(requestAt('FilesCheck', { filesCheck: { state: 'Checking', files: [] } }, chosen))
    const page = open(fund)
    await step('Проверка файлов')
    fund.state.request = { ...fund.state.request, currentStep: 4, state: 'accepted' }
    await press(page, 'Проверить сейчас')
    expect(document.activeElement).toBe(await step('Осталось подписать'))
    expect(screen.getByText('3,5 % зарплаты')).toBeTruthy()
    expect(screen.getByText('Смирнова Ольга, 1 января 1985, Супруга, 100 %')).toBeTruthy()
    expect(screen.getByText('Сбалансированный')).toBeTruthy()
  })
})

describe('who has signed', () => {
  const title = 'Заявление на вступление'
  const papers = [
    { templateName: 'Application', title, required: true, perContract: false, state: 'draft' },
    { templateName: 'Leaflet', title: 'Памятка', required: false, perContract: false, state: 'draft' },
  ]
  const openSigned = (own: Record<string, unknown>) => {
    const fund = fundWith(requestAt(4, { state: 'signed' }, chosen))
    return open({ ...fund, answers: { ...fund.answers, ...own } })
  }
  const list = () => screen.findByRole('region', { name: 'Что вы подписали' })

  it('reads what they signed, before there is a contract', async () => {
    const asked: unknown[] = []
    const page = openSigned({
      'joining.templates': () => papers,
      'joining.fillTemplate': ({ query }: { query: unknown }) => {
        asked.push(query)
        return new File(['Прошу принять меня в программу'], 'application.txt', { type: 'text/plain' })
      },
    })
    await press(page, `Открыть: ${title}`)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(await within(dialog).findByText('Скачайте его и прочитайте в файле.')).toBeInstanceOf(HTMLElement)
    expect(within(dialog).getAllByRole('button', { name: 'Скачать' }).length).toBeGreaterThan(0)
    expect(asked).toEqual([{ templateName: 'Application' }])
    await page.user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    expect(within(await list()).queryByText('Памятка')).toBeNull()
  })

  it('reads why a paper has not come, and may ask for it again', async () => {
    let isThere = false
    const page = openSigned({
      'joining.templates': () => {
        if (!isThere) throw new Failure({ kind: 'refused', status: 500 })
        return papers
      },
      'joining.fillTemplate': () => {
        throw new Failure({ kind: 'refused', status: 500, description: 'Документ ещё готовится.' })
      },
    })
    await within(await list()).findByText('Подписанные документы не загрузились')
    isThere = true
    await page.user.click(within(await list()).getByRole('button', { name: 'Повторить' }))
    await press(page, `Открыть: ${title}`)
    await within(await list()).findByText(/Документ ещё готовится/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(within(await list()).getByRole('button', { name: `Открыть ещё раз: ${title}` })).toBeInstanceOf(HTMLElement)
  })
})
