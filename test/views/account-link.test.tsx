import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import type { LinkUser } from '#domain/programme-link.ts'
import { Page } from '#views/program-link/find-program-page.tsx'
import { answers, auth, individualProgramme, me, onBehalf } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { body: LinkUser }
const unknown = () => ({ isLinked: false, products: [] })

function open(linkUser: (asked: Asked) => unknown, given: object = {}, own = auth) {
  const { user, root } = showSite(<Page />, {
    path: '/lk/find-program',
    auth: own,
    answers: {
      ...answers,
      'agreements.products': () => [],
      'synchronizer.linkUser': linkUser as (asked: object) => unknown,
      ...given,
    },
  })
  onTestFinished(() => void root.stop())
  const send = async () => user.click(await screen.findByRole('button', { name: /Найти программу/ }))
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  return {
    user,
    send,
    fill,
    passport: async () => {
      await fill('Серия паспорта', '4510')
      await fill('Номер паспорта', '123456')
    },
  }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('who has no contract yet', () => {
  it('[2.2-05] is told where programmes are joined', async () => {
    open(unknown)
    const sentence = (await screen.findByText(/^Договора ещё нет\?/)).textContent?.replaceAll('\u00A0', ' ')
    expect(sentence).toBe(
      'Договора ещё нет? Вступить можно в программу вашего работодателя, а о личном плане рассказывает страница «Для себя».',
    )
    const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect([to('программу вашего работодателя'), to(/Для\sсебя/)]).toEqual(['/lk/lite', '/forme'])
  })
})

describe('the form that finds a programme', () => {
  it('[2.2-05] is filled in with what is known, and asks the services in their shapes', async () => {
    const linkUser = vi.fn((asked: Asked) => {
      void asked
      return { isLinked: true, products: ['1'] }
    })
    const { user, send, passport } = open(linkUser)
    await passport()
    expect(screen.getByText(/^Ищем для вас/).textContent?.replaceAll('\u00A0', ' ')).toBe(
      'Ищем для вас: Иванова Анна Сергеевна, 17.05.1984, СНИЛС 112-233-445 95',
    )
    await user.click(screen.getByRole('button', { name: 'Изменить' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Фамилия'))
    expect({
      lastName: valueOf('Фамилия'),
      birthDate: valueOf('Дата рождения'),
      snils: valueOf('СНИЛС'),
      passportSeries: valueOf('Серия паспорта'),
    }).toEqual({ lastName: 'Иванова', birthDate: '17.05.1984', snils: '112-233-445 95', passportSeries: '45 10' })
    await send()
    await waitFor(() => expect(linkUser).toHaveBeenCalledOnce())
    expect(linkUser.mock.calls[0]?.[0].body).toEqual({
      lastName: 'Иванова',
      firstName: 'Анна',
      middleName: 'Сергеевна',
      birthDate: '1984-05-17',
      snils: '112-233-445 95',
      passportSeries: '4510',
      passportNumber: '123456',
      agreementNumber: null,
    })
  })

  it('[5-07] says what is wrong beside each field and in one place, and goes to the first of them', async () => {
    const linkUser = vi.fn(unknown)
    const { user, send, fill } = open(linkUser)
    await user.click(await screen.findByRole('button', { name: 'Изменить' }))
    await fill('СНИЛС', '11223344596')
    await send()
    expect(await screen.findByText('Исправьте 3 поля')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('СНИЛС'))
    expect(screen.getByText('Введите серию паспорта')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Номер паспорта' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Номер паспорта'))
    expect(linkUser).not.toHaveBeenCalled()
  })

  it('[2.2-05] asks for all that is not known of the person', async () => {
    open(unknown, { 'account.me': () => ({ ...me, snils: null }) })
    expect(await screen.findByLabelText('СНИЛС')).toBeTruthy()
    expect(valueOf('Фамилия')).toBe('Иванова')
    expect(screen.queryByText(/^Ищем для вас/)).toBeNull()
  })

  it('[8-12] [5-07] says that nobody was found, keeps what was typed, and takes it back once that is changed', async () => {
    const { send, fill, passport } = open(unknown)
    await passport()
    await send()
    expect(await screen.findByText('Пользователь с такими данными не найден')).toBeTruthy()
    expect(valueOf('Номер паспорта')).toBe('123456')
    await fill('Номер паспорта', '654321')
    await waitFor(() => expect(screen.queryByText('Пользователь с такими данными не найден')).toBeNull())
  })

  it('[5-07] shows the services’ own words at their fields, until those are changed', async () => {
    const fields = { snils: ['СНИЛС другой'], birthDate: ['Дата другая'] }
    const { send, fill, passport } = open(() => Promise.reject(new Failure({ kind: 'refused', status: 400, fields })))
    await passport()
    await send()
    expect(await screen.findByText('Дата другая')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Дата рождения'))
    await fill('Дата рождения', '18051984')
    expect(screen.queryByText('Дата другая')).toBeNull()
    expect(screen.getByText('СНИЛС другой')).toBeTruthy()
    expect(screen.queryByText('Не удалось найти программу')).toBeNull()
  })

  it('[5-07] keeps what was typed where there is no connection, and can be sent again', async () => {
    let tries = 0
    const { send, passport } = open(() =>
      tries++ === 0 ? Promise.reject(new Failure({ kind: 'offline' })) : { isLinked: true, products: [] },
    )
    await passport()
    await send()
    const alerts = await screen.findAllByRole('alert')
    await waitFor(() =>
      expect(alerts.some(({ textContent }) => textContent?.includes('Нет соединения с интернетом!'))).toBe(true),
    )
    expect(valueOf('Серия паспорта')).toBe('45 10')
    await send()
    const added = await screen.findByText('Программа добавлена')
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(added)).toBe(true)
  })

  it('[2.2-05] asks for the list anew where it does not come after the programme was added', async () => {
    let asks = 0
    const products = () => {
      asks += 1
      if (asks === 1) return []
      return asks === 2 ? Promise.reject(new Failure({ kind: 'refused', status: 500 })) : [individualProgramme]
    }
    const { user, send, passport } = open(() => ({ isLinked: true, products: ['104513'] }), {
      'agreements.products': products,
    })
    await passport()
    await send()
    const alert = await screen.findByText('Программа добавлена, но список не загрузился')
    await user.click(within(alert.parentElement ?? document.body).getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(asks).toBe(3))
  })

  it('sends nothing for an employee who only looks', async () => {
    const linkUser = vi.fn(unknown)
    const { send, passport } = open(
      linkUser,
      { 'account.authorize': onBehalf },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    await passport()
    await send()
    expect(linkUser).not.toHaveBeenCalled()
  })
})
