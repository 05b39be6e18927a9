import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { Page } from '#views/profile/profile-page.tsx'
import { answers, auth, me, onBehalf, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const passport = {
  passportType: 'RF',
  documentCode: 21,
  series: '4510',
  number: '123456',
  issueDate: '2014-06-03',
  issuedBy: 'ОТДЕЛОМ УФМС РОССИИ',
  departmentCode: '770-053',
  expirationDate: null,
  country: 643,
}
const withEmail = { ...me, email: 'anna@example.ru' }

function open(given: object = {}, own = auth) {
  const shown = showSite(<Page />, {
    path: '/lk/profile',
    auth: own,
    answers: {
      ...answers,
      'account.me': () => withEmail,
      'account.passport': () => [{ ...passport, number: '000001' }, passport],
      'documents.list': () => ({ items: [], totalCount: 0, pageNo: 1, pageSize: 5 }),
      ...given,
    },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const change = () => screen.findByRole('button', { name: 'Изменить' })
const save = () => screen.findByRole('button', { name: 'Сохранить' })

describe('the profile', () => {
  it('[2.2-10, 3-02, 3-03] shows the client’s data and of the passports the last one', async () => {
    open()
    await change()
    await waitFor(() => expect(text()).toContain('45 10 123456'))
    expect(text()).not.toContain('000001')
    for (const known of ['Иванова', 'Сергеевна', '17 мая 1984', 'Женский', '112-233-445 95', '+7 999 000-00-01'])
      expect(text()).toContain(known)
  })

  it('[2.2-10, 3-02] saves exactly the eight fields, and shows what the services have answered', async () => {
    const changeMe = vi.fn(({ body }: { body: object }) => ({ ...withEmail, ...body }))
    const { user } = open({ 'account.changeMe': changeMe })
    await user.click(await change())
    const name = await screen.findByLabelText('Фамилия')
    await user.clear(name)
    await user.type(name, 'Соколова')
    await user.click(await save())
    await waitFor(() => expect(changeMe).toHaveBeenCalledOnce())
    expect(changeMe.mock.calls[0]?.[0].body).toEqual({
      firstName: 'Анна',
      lastName: 'Соколова',
      middleName: 'Сергеевна',
      birthDate: '1984-05-17',
      avatarId: null,
      gender: 'Female',
      email: 'anna@example.ru',
      snils: '112-233-445 95',
    })
    expect(document.activeElement).toBe(await change())
    expect(text()).toContain('Соколова')
  })

  it('[2.2-10, 8-07] keeps what was typed when it is not saved, and sends it again', async () => {
    const changeMe = refusingOnce(({ body }: { body: object }) => ({ ...withEmail, ...body }))
    const { user } = open({ 'account.changeMe': changeMe })
    await user.click(await change())
    const name = await screen.findByLabelText('Имя')
    await user.clear(name)
    await user.type(name, 'Мария')
    await user.click(await save())
    await screen.findByText('Изменения не сохранены')
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария')
    await user.click(await save())
    await change()
    expect(text()).toContain('Мария')
  })

  it('[2.2-10] says at the field that the address is another client’s', async () => {
    const { user } = open({
      'account.changeMe': () => {
        throw new Failure({ kind: 'refused', status: 409, code: 'EmailInUse', description: 'Адрес занят' })
      },
    })
    await user.click(await change())
    await user.click(await save())
    const email = await screen.findByRole('textbox', { name: /Электронная почта/ })
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    const described = (email.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described.join(' ')).toContain('уже указан у другого клиента')
    expect(screen.queryByText('Изменения не сохранены')).toBeNull()
  })

  it('[2.2-10] leaves everything as it was where the client thinks better of it', async () => {
    const { user } = open()
    await user.click(await change())
    await user.type(await screen.findByLabelText('Имя'), 'бель')
    await user.click(screen.getByRole('button', { name: 'Отменить' }))
    expect(document.activeElement).toBe(await change())
    expect(text()).not.toContain('Аннабель')
  })

  it('[2.2-10] sends the letter, and says where to look; a refusal is said beside it', async () => {
    const send = refusingOnce(() => undefined)
    const { user } = open({ 'account.sendConfirmationEmail': send })
    const part = within(await screen.findByRole('region', { name: 'Электронная почта' }))
    await user.click(part.getByRole('button', { name: 'Отправить письмо для подтверждения' }))
    await part.findByText('Письмо не отправлено')
    await user.click(part.getByRole('button', { name: 'Отправить письмо для подтверждения' }))
    await part.findByText('Письмо отправлено')
    expect(part.queryByText('Письмо не отправлено')).toBeNull()
  })

  it('[2.2-10] an e-mail that is confirmed is not asked about, and one that is not known is not called unconfirmed', async () => {
    open({ 'account.me': () => ({ ...withEmail, emailConfirmed: true }) })
    const part = within(await screen.findByRole('region', { name: 'Электронная почта' }))
    part.getByText('Подтверждена')
    expect(part.queryByRole('button')).toBeNull()
  })

  it('[6-05] an operator reads all of it and changes nothing', async () => {
    const changeMe = vi.fn()
    const sendLetter = vi.fn()
    const { user } = open(
      { 'account.authorize': onBehalf, 'account.changeMe': changeMe, 'account.sendConfirmationEmail': sendLetter },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    await user.click(await change())
    await user.click(await save())
    screen.getByText(/В режиме просмотра данные клиента менять нельзя/)
    expect(changeMe).not.toHaveBeenCalled()
    const send = screen.getByRole('button', { name: 'Отправить письмо для подтверждения' })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    await user.click(send)
    expect(sendLetter).not.toHaveBeenCalled()
  })

  it('[8-08] data that do not come can be asked for again, and the rest of the page is there', async () => {
    const { user } = open({ 'account.me': refusingOnce(() => withEmail) })
    await screen.findByText('Ваши данные не загрузились')
    await waitFor(() => expect(text()).toContain('45 10 123456'))
    await user.click(screen.getAllByRole('button', { name: /Повторить/ })[0] as HTMLElement)
    await change()
  })
})
