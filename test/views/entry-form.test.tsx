import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { EntryCard } from '#views/entry-form/entry-card.tsx'
import { showSite } from './site-portal.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof showSite>[1]>['answers']>

const number = '9990000001'
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3 }
const refusal = (code: string, description: string) => new Failure({ kind: 'refused', status: 400, code, description })

const phone = () => screen.getByLabelText<HTMLInputElement>('Номер телефона')
const code = () => screen.getByLabelText<HTMLInputElement>('Код из СМС')
const tick = () => screen.getByRole<HTMLInputElement>('checkbox')
const press = (name: string) => screen.getByRole('button', { name })
const saysOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** The entry form on the tab of the phone, over services that answer so. */
async function enter(answers: Answers = {}) {
  const { user } = showSite(<EntryCard purpose="Кабинет" />, {
    path: '/lk/login',
    answers: { 'auth.sendSms': () => ticket, ...answers },
  })
  await user.click(await screen.findByRole('tab', { name: 'По телефону' }))
  return user
}

/** As far as the code. */
async function askCode(answers: Answers = {}) {
  const user = await enter(answers)
  await user.type(phone(), number)
  await user.click(tick())
  await user.click(press('Продолжить'))
  await screen.findByLabelText('Код из СМС')
  return user
}

it('[5-07] a press of Continue moves the focus to the first thing that is missing, and keeps what was typed', async () => {
  const user = await enter()
  await user.click(press('Продолжить'))
  expect(document.activeElement).toBe(phone())
  expect(saysOf(phone())).toContain('Введите полный номер телефона')

  await user.type(phone(), number)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(tick())
  expect(saysOf(tick())).toContain('Для продолжения необходимо принять условия соглашения')
  expect(phone().value).toBe('999 000-00-01')
})

it('[5-01] a number that is left incomplete is told of; a window that is left is not', async () => {
  const user = await enter()
  await user.type(phone(), '999')
  fireEvent.blur(phone())
  expect(saysOf(phone())).not.toContain('Введите полный номер')
  await user.tab()
  expect(saysOf(phone())).toContain('Введите полный номер телефона')
})

it('[5-02] an 8 in front of the number is no part of it, typed or pasted', async () => {
  const user = await enter()
  await user.type(phone(), `8${number}`)
  expect(phone().value).toBe('999 000-00-01')
  await user.clear(phone())
  await user.paste('8 (999) 000-00-02')
  expect(phone().value).toBe('999 000-00-02')
})

it.each(['+49 151 23456789', '375 29 123-45-67'])(
  '[5-02] %s stays as it was pasted, is told of at once, and is never asked a code for',
  async (foreign) => {
    const sendSms = vi.fn(() => ticket)
    const user = await enter({ 'auth.sendSms': sendSms })
    await user.type(phone(), '912')
    await user.paste(foreign)
    expect(phone().value).toBe(foreign)
    expect(screen.queryByText('+7')).toBeNull()
    expect(saysOf(phone())).toContain('Это не похоже на российский номер')
    await user.click(tick())
    await user.click(press('Продолжить'))
    expect(sendSms).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(phone())

    await user.clear(phone())
    await user.type(phone(), `+7${number}`)
    expect(phone().value).toBe('999 000-00-01')
    expect(saysOf(phone())).not.toContain('российский')
    expect(screen.getByText('+7')).toBeTruthy()
  },
)

it('[5-02] another country’s number that is typed keeps its plus', async () => {
  const user = await enter()
  await user.type(phone(), '+49 151 23456789')
  expect(phone().value).toBe('+49 151 23456789')
  expect(saysOf(phone())).toContain('Это не похоже на российский номер')
})

it('[5-02] what follows the number in a paste is no part of it', async () => {
  const user = await enter()
  await user.click(phone())
  await user.paste('8 (999) 000 00 01 доб. 5')
  expect(phone().value).toBe('999 000-00-01')
})

it('[5-01] a number that the service refuses is told of at its field, until another one is typed', async () => {
  const user = await enter({
    'auth.sendSms': () => Promise.reject(refusal('PhoneInvalid', 'Проверьте номер телефона.')),
  })
  await user.type(phone(), number)
  await user.click(tick())
  await user.click(press('Продолжить'))
  await waitFor(() => expect(saysOf(phone())).toContain('Проверьте номер телефона.'))
  expect(document.activeElement).toBe(phone())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(phone(), '{Backspace}')
  expect(saysOf(phone())).not.toContain('Проверьте номер телефона.')
})

it('[2.6-04] the code step has a field of four digits, a way back and a way to a new code', async () => {
  const user = await askCode({ 'auth.confirmSms': () => new Promise(() => undefined) })
  await user.type(code(), '12x345')
  expect({ value: code().value, inputMode: code().inputMode, autocomplete: code().autocomplete }).toEqual({
    value: '1234',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
  })
  expect(press('Назад')).toBeTruthy()
  expect(screen.getAllByText(/^Отправить ещё раз через/).length).toBeGreaterThan(0)
})

it('[5-04] a code that is left empty or partial is told of under the field', async () => {
  const user = await askCode()
  await user.tab()
  expect(saysOf(code())).toContain('Введите sms код')
  await user.type(code(), '12')
  expect(saysOf(code())).not.toContain('Введите')
  await user.tab()
  expect(saysOf(code())).toContain('Введите полный sms код')
})

it('[4.2-10] a refused code is told of under the field, and the next one is typed over it', async () => {
  let answer = (_: Failure) => {}
  const user = await askCode({
    'auth.confirmSms': () =>
      new Promise((_, reject) => {
        answer = reject
      }),
  })
  await user.type(code(), '1234')
  await user.tab()
  answer(refusal('WrongCode', 'Неверный код из СМС.'))
  await waitFor(() => expect(saysOf(code())).toContain('Неверный код из СМС.'))
  expect(document.activeElement).toBe(code())
  expect({ start: code().selectionStart, end: code().selectionEnd }).toEqual({ start: 0, end: 4 })
  await user.keyboard('5')
  expect(code().value).toBe('5')
})

it('[4.2-10] a code that the service could not check may be sent again as it is', async () => {
  const answers = [
    new Failure({ kind: 'refused', status: 503, description: 'Сервис временно недоступен' }),
    refusal('WrongCode', 'Неверный код из СМС.'),
  ]
  const confirm = vi.fn(() => Promise.reject(answers[confirm.mock.calls.length - 1] ?? new Error('asked once more')))
  const user = await askCode({ 'auth.confirmSms': confirm })
  await user.type(code(), '1234')
  await waitFor(() => expect(saysOf(code())).toContain('Сервис временно недоступен'))
  expect(code().value).toBe('1234')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(saysOf(code())).toContain('Неверный код из СМС.'))
  expect(confirm).toHaveBeenCalledTimes(2)
})

it('[8-11] a spent code says what to do, and takes no more digits', async () => {
  const user = await askCode({
    'auth.confirmSms': () => Promise.reject(refusal('TooManyAttempts', 'Превышено количество попыток.')),
  })
  await user.type(code(), '1234')
  await waitFor(() =>
    expect(saysOf(code())).toContain('Превышено количество попыток. Пожалуйста, отправьте СМС повторно.'),
  )
  expect(code().readOnly).toBe(true)
  expect(code().value).toBe('')
})

it('the focus follows the faces of the form: into the code, back to the number, to the heading of the sign-up', async () => {
  let known = true
  const user = await askCode({
    'auth.sendSms': () => {
      if (!known) throw new Failure({ kind: 'refused', status: 401 })
      return ticket
    },
  })
  expect(document.activeElement).toBe(code())
  await user.click(press('Назад'))
  expect(document.activeElement).toBe(phone())

  known = false
  await user.type(phone(), '{Backspace}2')
  await user.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Привязать номер' })
  expect(document.activeElement).toBe(heading)
  await user.click(press('Назад'))
  expect(document.activeElement).toBe(phone())
})

it('[4.2-02] a tab keeps the focus when it is chosen', async () => {
  const user = await enter()
  await user.click(tick())
  await user.click(screen.getByRole('tab', { name: 'Через Госуслуги' }))
  expect(tick().checked).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Через Госуслуги' }))
})

const providers = (esia: boolean, sms: boolean) => () => [
  { authType: 'Esia', isAvailable: esia, order: 1, title: 'Через Госуслуги' },
  { authType: 'Sms', isAvailable: sms, order: 2, title: 'По телефону' },
  { authType: 'Other', isAvailable: false, order: 3, title: 'Иначе' },
]

it('[2.6-02] a way in that the service has closed says so and leads to the other one', async () => {
  const user = await enter({ 'auth.providers': providers(true, false) })
  expect(await screen.findByText('Вход по телефону сейчас недоступен')).toBeTruthy()
  expect(screen.queryByLabelText('Номер телефона')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Через Госуслуги' }))
  expect(press('Войти через Госуслуги')).toBeTruthy()
})

it('[2.6-02] where every way is closed nobody is sent to the other one', async () => {
  await enter({ 'auth.providers': providers(false, false) })
  await screen.findByText('Вход по телефону сейчас недоступен')
  expect(screen.getByText(/Попробуйте чуть позже/)).toBeTruthy()
})

it('[2.6-02] every way is open while the service has not said otherwise', async () => {
  await enter({
    'auth.providers': () => {
      throw new Failure({ kind: 'refused', status: 500 })
    },
  })
  expect(phone()).toBeTruthy()
})
