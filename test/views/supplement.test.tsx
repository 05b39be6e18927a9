import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { Supplement } from '#domain/supplement.ts'
import { supplementRules } from '#test/sandbox/content/form-rules/supplement.ts'
import { Page } from '#views/supplement/supplement-page.tsx'
import { answers, auth, onBehalf } from './account-samples.ts'
import { asksAtClosing, fillDevice } from './full-device.ts'
import { showSite } from './site-portal.tsx'

const redemption = {
  statementId: 'rs-5',
  createdDate: '2026-02-16T12:00:00Z',
  expireDate: '2026-12-20',
  contracts: [],
  history: [{ state: 'needSupplement', date: '2026-11-20T12:00:00Z', comment: 'Пришлите новый паспорт' }],
}

/** Services that wait for papers; what was sent stands in `sent`. */
function services() {
  const state = { redemption: 'needSupplement', refusal: null as Failure | null }
  const sent: Supplement[] = []
  return {
    state,
    sent,
    answers: {
      ...answers,
      'statements.redemptions': () => [{ ...redemption, state: state.redemption }],
      'statements.formRules': () => ({ version: '1', forms: { Supplement: supplementRules } }),
      'statements.metaInformation': () => ({
        ValidationVersion: '1',
        Countries: [],
        FileUploadLimits: [{ FileType: 'pdf', Limit: 20971520 }],
      }),
      'files.uploadTemporary': () => ({ id: 'tmp-1', fileName: 'scan.pdf', size: 13, contentType: 'application/pdf' }),
      'files.check': () => ({ checkState: 'Clean' }),
      'files.remove': () => undefined,
      'filedStatements.supplement': (({ body }: { body: Supplement }) => {
        sent.push(body)
        if (state.refusal) throw state.refusal
        return { supplementId: 'sup-1', statementId: 'rs-5', state: 'inReview', registrationNumber: 'Д-2026-000012' }
      }) as never,
    },
  }
}
function open(given: ReturnType<typeof services>['answers'], as: Auth = auth) {
  const path = '/lk/services/supplement?id=rs-5'
  const shown = showSite(<Page />, { path, auth: as, answers: given })
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }))
const place = () => screen.findByRole('region', { name: /^Паспорт, разворот с фото/ })
async function attach({ user }: Opened) {
  const file = new File(['%PDF-1.7 text'], 'scan.pdf', { type: 'application/pdf' })
  await user.upload((await place()).querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)
  await within(await place()).findByText('Принят')
}
const comment = () => screen.findByLabelText(/^Пояснение/)

describe('[4.7-09] papers for a statement that waits for them', () => {
  it('are told, with what may be attached, and sent once with a comment', async () => {
    const fund = services()
    const page = open(fund.answers)
    expect(await screen.findByText('Пришлите новый паспорт.')).toBeTruthy()
    expect(screen.getByText('Пришлите до 20 декабря 2026.')).toBeTruthy()
    expect(within(await place()).getByText(/PDF до\s20\sМБ/)).toBeTruthy()
    await page.user.type(await comment(), 'Новый паспорт')
    await attach(page)
    await press(page, 'Отправить в фонд')
    expect(await screen.findByRole('heading', { level: 2, name: 'Документы отправлены' })).toBe(document.activeElement)
    screen.getByText('Д-2026-000012')
    expect(screen.getByRole('link', { name: 'Что изменилось в заявлении' }).getAttribute('href')).toBe(
      '/lk/services/redemption-statement?id=rs-5',
    )
    expect(fund.sent).toMatchObject([
      {
        statementId: 'rs-5',
        statementType: 'RedemptionStatement',
        comment: 'Новый паспорт',
        documents: [{ fileId: 'tmp-1', fileName: 'scan.pdf', fileType: 'PassportMain' }],
      },
    ])
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('[7-05] are asked for again where it cannot be read what may be attached, and it is said why', async () => {
    const fund = services()
    let isBroken = true
    const page = open({
      ...fund.answers,
      'statements.metaInformation': () => {
        if (isBroken) throw new Failure({ kind: 'broken' })
        return fund.answers['statements.metaInformation']()
      },
    })
    const failure = (await screen.findByText('Не удалось узнать, какие файлы можно приложить')).closest(
      '[role="alert"]',
    )
    await waitFor(() => expect(failure?.textContent).toContain('Сервис прислал непонятный ответ.'))
    expect(failure?.textContent).toContain('Введённое раньше сохранено.')
    isBroken = false
    await press(page, 'Повторить')
    expect(await place()).toBeTruthy()
  })

  it('[4.7-07] are not sent without a document, as the rules ask, and the complaint goes with it', async () => {
    const fund = services()
    const page = open(fund.answers)
    await comment()
    await press(page, 'Отправить в фонд')
    expect((await screen.findAllByText(/Приложите хотя бы один документ/)).length).toBeGreaterThan(0)
    expect(fund.sent).toEqual([])
    await attach(page)
    await waitFor(() => expect(screen.queryByText('Приложите хотя бы один документ.')).toBeNull())
  })

  it('lie on the device until they are sent', async () => {
    const page = open(services().answers)
    await page.user.type(await comment(), 'Новый паспорт')
    await waitFor(
      () => expect(Object.values({ ...window.localStorage }).join()).toContain('"comment":"Новый паспорт"'),
      { timeout: 3000 },
    )
    const [line] = await screen.findAllByText('Сохранено на этом устройстве')
    // It is not said anew at each key that it is being saved: each time all of the statement would be drawn.
    const told: (string | null)[] = []
    const watch = new MutationObserver(() => told.push(document.body.textContent))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await page.user.type(await comment(), ' и снилс')
    watch.disconnect()
    expect(line?.isConnected).toBe(true)
    expect(told.filter((text) => text?.includes('Сохраняем'))).toEqual([])
  })

  it('are asked about before they are left where the device keeps nothing', async () => {
    const page = open(services().answers)
    await page.user.type(await comment(), 'Новый')
    expect(asksAtClosing()).toBe(false)
    fillDevice()
    await page.user.type(await comment(), ' паспорт')
    await screen.findAllByText(/^Не сохранено/)
    await waitFor(() => expect(asksAtClosing()).toBe(true))
  })

  it('that got no answer are sent again under the same key, and cannot be changed meanwhile', async () => {
    const fund = services()
    const page = open(fund.answers)
    await attach(page)
    fund.state.refusal = new Failure({ kind: 'offline' })
    await press(page, 'Отправить в фонд')
    const told = (await screen.findByText('Фонд не ответил, получены ли документы')).closest('[role="alert"]')
    expect([...(told?.querySelectorAll('p') ?? [])].slice(1).map((line) => line.textContent)).toEqual([
      expect.stringContaining('Нет соединения с интернетом!'),
      'Отправлять их ещё раз не нужно: повторим сами, когда фонд ответит. Введённое сохранено.',
    ])
    expect(screen.getByText('Пояснение').closest('[inert]')).toBeTruthy()
    fund.state.refusal = null
    await press(page, 'Повторить')
    expect(await screen.findByText('Документы отправлены')).toBeTruthy()
    expect(new Set(fund.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('that are refused stay, with what the fund says of them', async () => {
    const fund = services()
    const page = open(fund.answers)
    await page.user.type(await comment(), 'Новый паспорт')
    await attach(page)
    fund.state.refusal = new Failure({
      kind: 'refused',
      status: 400,
      fields: { documents: ['Файл scan.pdf больше не хранится: приложите его ещё раз'] },
    })
    await press(page, 'Отправить в фонд')
    expect((await screen.findAllByText(/больше не хранится/)).length).toBeGreaterThan(0)
    expect(((await comment()) as HTMLTextAreaElement).value).toBe('Новый паспорт')
    fund.state.refusal = new Failure({ kind: 'refused', status: 403, description: 'Нет прав.' })
    await press(page, 'Отправить в фонд')
    expect(await screen.findByText(/Нет прав\./)).toBeTruthy()
    expect(new Set(fund.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('that are not needed any more lead to the statement', async () => {
    const fund = services()
    const page = open(fund.answers)
    await attach(page)
    fund.state.refusal = new Failure({ kind: 'refused', status: 409, code: 'NotNeeded' })
    await press(page, 'Отправить в фонд')
    expect(await screen.findByText('Документы сейчас не нужны')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Что с заявлением' })).toBeTruthy()
  })

  it('are asked of nobody whose statement waits for nothing', async () => {
    const fund = services()
    fund.state.redemption = 'inReview'
    open(fund.answers)
    expect(await screen.findByText('Документы сейчас не нужны')).toBeTruthy()
  })

  it('are nothing for an operator, who sees why', async () => {
    const fund = services()
    const page = open({ ...fund.answers, 'account.authorize': onBehalf }, { ...auth, mimic: true, authType: 'Mimic' })
    await press(page, 'Отправить в фонд')
    expect(document.body.textContent).toContain('В режиме просмотра документы отправлять нельзя')
    expect(fund.sent).toEqual([])
  })
})
