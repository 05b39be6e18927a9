import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure, type Fault } from '#domain/faults.ts'
import { answers as clientAnswers, auth, me, onBehalf } from '#test/views/account-samples.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent as block } from './kit/content.tsx'

type Asked = { body: Record<string, unknown> }
const receipt = { id: 'sup-31', registrationNumber: 'ОБР-2026-000031', createdDate: '2026-02-17T10:30:00Z' }
const accept = () => vi.fn((_: Asked): unknown => receipt)
const refuse = (known: Partial<Fault>) => () => Promise.reject(new Failure(known))
const topics = [
  { value: 'Account', title: 'Личный кабинет' },
  { value: 'Tax', title: 'Налоги' },
]
const support = block('supportForm', {
  title: 'Напишите нам',
  topics,
  successText: 'Ответим за три дня.',
  consentDocHref: '/docs/personal-data-policy',
})
const request = (params: object = {}) =>
  block('requestForm', {
    title: 'Заявка',
    topic: 'CorporateProgram',
    fields: ['fullName', 'phone', 'email', 'companyName', 'companyInn', 'message'],
    ...params,
  })

const company = (value: string, inn: string, status: string) => ({ value, data: { inn, state: { status } } })

function open(blocks: unknown[], given: Record<string, (asked: Asked) => unknown>, own?: typeof auth) {
  const answers = { ...(own ? clientAnswers : {}), ...(given as Record<string, (asked: object) => unknown>) }
  const { user, root, container, unmount } = showSite(contentPage(blocks), {
    path: '/support',
    answers,
    ...(own ? { auth: own } : {}),
  })
  const fill = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text)
  return {
    user,
    root,
    container,
    unmount,
    fill,
    send: async () => user.click(await screen.findByRole('button', { name: /^Отправить$/ })),
    agree: async () => user.click(await screen.findByRole('checkbox')),
    ask: async () => {
      await fill('Имя', 'Примерова Анна')
      await fill('Электронная почта', 'anna@example.ru')
      await user.selectOptions(screen.getByLabelText('Тема'), 'Tax')
      await fill('Сообщение', 'Как получить вычет?')
    },
  }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value
const sendButton = () => screen.getByRole('button', { name: /^Отправить$/ })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('an agreement by mail', () => {
  it('[2.7-02] asks for the address alone and is sent as the services take it', async () => {
    const agreement = accept()
    const { fill, agree, send } = open([request({ topic: 'Agreement' })], { 'support.agreement': agreement })
    await fill('Электронная почта', 'anna@example.ru')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Обращение принято' })
    expect(agreement.mock.calls.map(([{ body }]) => body)).toEqual([{ email: 'anna@example.ru' }])
  })
})

describe('a question to the support', () => {
  it('[2.7-02] is sent as the services take it, and the thanks say its number and when', async () => {
    const question = accept()
    const { ask, agree, send, fill } = open([support], { 'support.question': question })
    await ask()
    await fill('Телефон', '9990000001')
    await agree()
    await send()
    const thanks = await screen.findByRole('heading', { name: 'Обращение принято' })
    expect(question.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        fullName: 'Примерова Анна',
        phone: '89990000001',
        email: 'anna@example.ru',
        topic: 'Tax',
        question: 'Как получить вычет?',
        agreementAccepted: true,
      },
    ])
    expect(document.activeElement).toBe(thanks)
    expect(thanks.parentElement?.textContent?.replace(/\u00A0/g, ' ')).toContain(
      'ОБР-2026-000031Принято17 февраля 2026 в 13:30',
    )
    expect(screen.getByText('Ответим за три дня.')).toBeTruthy()
  })

  it('says what is wrong beside each field and in one place, goes to the first of them, and sends nothing', async () => {
    const question = accept()
    const { user, send, fill } = open([support], { 'support.question': question })
    await fill('Электронная почта', 'anna@example')
    await send()
    expect(await screen.findByText('Исправьте 5 полей')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'))
    expect(screen.getByText('Проверьте адрес: должно получиться как anna@example.ru')).toBeTruthy()
    expect(screen.getAllByText('Выберите тему').map(({ tagName }) => tagName)).toEqual(['OPTION', 'SPAN'])
    await user.click(screen.getByRole('button', { name: 'Сообщение' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Сообщение'))
    expect(question).not.toHaveBeenCalled()
  })

  it('asks for the consent by itself: never ticked beforehand, with its document in a tab of its own', async () => {
    const question = accept()
    const { ask, send } = open([support], { 'support.question': question })
    await ask()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    const link = screen.getByRole('link', { name: /согласие на обработку персональных данных/ })
    expect({ href: link.getAttribute('href'), target: link.getAttribute('target') }).toEqual({
      href: '/docs/personal-data-policy',
      target: '_blank',
    })
    await send()
    expect(await screen.findByText('Без согласия мы не вправе принять обращение')).toBeTruthy()
    expect(question).not.toHaveBeenCalled()
  })

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined
    const question = vi.fn(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const { ask, agree, send } = open([support], { 'support.question': question })
    await ask()
    await agree()
    await send()
    await waitFor(() => expect(sendButton().getAttribute('aria-busy')).toBe('true'))
    await send()
    await act(async () => {
      answer(receipt)
      await Promise.resolve()
    })
    await screen.findByRole('heading', { name: 'Обращение принято' })
    expect(question).toHaveBeenCalledOnce()
  })

  it('[8-02] shows the services’ own words at their fields, until those are changed', async () => {
    const { ask, agree, send, fill } = open([support], {
      'support.question': refuse({
        kind: 'refused',
        status: 400,
        description: 'Проверьте поля.',
        fields: { question: ['Слишком коротко'] },
      }),
    })
    await ask()
    await agree()
    await send()
    expect(await screen.findByText('Слишком коротко')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Сообщение'))
    expect(screen.queryByText('Обращение не отправлено')).toBeNull()
    await fill('Сообщение', '!')
    expect(screen.queryByText('Слишком коротко')).toBeNull()
  })

  it('[5-07] says also what the services refuse by a name of their own, or of no field', async () => {
    const fields = { agreementAccepted: ['Согласие устарело'], captcha: ['Обновите страницу'] }
    const { ask, agree, send, user } = open([support], {
      'support.question': refuse({ kind: 'refused', status: 422, fields }),
    })
    await ask()
    await agree()
    await send()
    expect(await screen.findByText('Согласие устарело')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(screen.getByText('Обновите страницу')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await agree()
    await send()
    expect(await screen.findByText('Согласие устарело')).toBeTruthy()
  })

  it('[8-03] keeps what was typed where there is no connection, says that it may have come through, and sends only when asked', async () => {
    const question = vi
      .fn()
      .mockImplementationOnce(refuse({ kind: 'offline' }))
      .mockReturnValue(receipt)
    const { ask, agree, send, root } = open([support], { 'support.question': question })
    await ask()
    await agree()
    await send()
    expect(await screen.findByText('Нет соединения с интернетом!')).toBeTruthy()
    expect(screen.getByText(/Если первое обращение всё же дошло/)).toBeTruthy()
    expect(valueOf('Сообщение')).toBe('Как получить вычет?')
    act(() => root.send({ type: 'network.restored' }))
    expect(question).toHaveBeenCalledOnce()
    await send()
    await screen.findByRole('heading', { name: 'Обращение принято' })
  })

  it('says how long to wait after one too many', async () => {
    const { ask, agree, send } = open([support], {
      'support.question': refuse({ kind: 'refused', status: 429, retryAfter: 42_000 }),
    })
    await ask()
    await agree()
    await send()
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map((alert) => alert.textContent?.replace(/\u00A0/g, ' '))
          .join(),
      ).toContain('Следующее можно отправить через 42 секунды. Введённое сохранено.'),
    )
    expect(sendButton().getAttribute('aria-disabled')).toBe('true')
  })

  it('is kept over a reload of the tab without the consent, and another one begins blank', async () => {
    const { ask, agree, send, user, fill } = open([support], { 'support.question': accept() })
    await ask()
    await fill('Телефон', '9990000001')
    await agree()
    const kept = window.sessionStorage.getItem('inquiries') ?? ''
    expect(JSON.parse(kept)).toMatchObject({
      byForm: {
        support: { fullName: 'Примерова Анна', message: 'Как получить вычет?', topic: 'Tax', phone: '999 000-00-01' },
      },
    })
    expect(kept).not.toContain('agreed')
    await send()
    await user.click(await screen.findByRole('button', { name: 'Отправить ещё одно обращение' }))
    expect(window.sessionStorage.getItem('inquiries')).toBeNull()
    await waitFor(() =>
      expect({ name: valueOf('Имя'), agreed: screen.getByRole<HTMLInputElement>('checkbox').checked }).toEqual({
        name: '',
        agreed: false,
      }),
    )
  })
})

describe('who writes', () => {
  it('need not type what the fund knows', async () => {
    open([support], { 'account.me': () => ({ ...me, email: 'anna@example.ru' }) }, auth)
    await waitFor(() =>
      expect({ name: valueOf('Имя'), phone: valueOf('Телефон'), email: valueOf('Электронная почта') }).toEqual({
        name: 'Иванова Анна Сергеевна',
        phone: '999 000-00-01',
        email: 'anna@example.ru',
      }),
    )
    expect(window.sessionStorage.getItem('inquiries')).toBeNull()
  })

  it('[4.1-02] leaves nothing behind when signing out', async () => {
    const { root, fill } = open([support], {}, auth)
    await waitFor(() => expect(valueOf('Имя')).toBe('Иванова Анна Сергеевна'))
    await fill('Сообщение', 'Секрет')
    expect(window.sessionStorage.getItem('inquiries')).toContain('Секрет')
    act(() => root.getSnapshot().children.session?.send({ type: 'session.closed' }))
    await waitFor(() =>
      expect({ name: valueOf('Имя'), message: valueOf('Сообщение') }).toEqual({ name: '', message: '' }),
    )
    expect(window.sessionStorage.getItem('inquiries')).toBeNull()
  })

  it('sends nothing while an employee only looks', async () => {
    const question = accept()
    const { ask, agree, send } = open(
      [support],
      { 'support.question': question, 'account.authorize': onBehalf },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    await screen.findByLabelText('Имя')
    await ask()
    await agree()
    await send()
    expect(question).not.toHaveBeenCalled()
    expect(sendButton().getAttribute('aria-disabled')).toBe('true')
  })
})

describe('two forms of one topic on a page', () => {
  it('have each a draft and a receipt of their own', async () => {
    const { user } = open(
      [
        { ...request(), id: 'first' },
        { ...request(), id: 'second' },
      ],
      { 'support.application': accept() },
    )
    const [names, places] = [
      await screen.findAllByLabelText('Имя'),
      () => screen.getAllByLabelText<HTMLInputElement>('Имя').map(({ value }) => value),
    ]
    await user.type(names[0]!, 'Анна')
    expect(places()).toEqual(['Анна', ''])
    expect(
      Object.keys((JSON.parse(window.sessionStorage.getItem('inquiries') ?? '{}') as { byForm: object }).byForm),
    ).toEqual([expect.stringContaining('#first')])
    await user.type(screen.getAllByLabelText(/^Телефон/)[0]!, '9991112233')
    await user.type(screen.getAllByLabelText(/^Компания/)[0]!, 'Север')
    await user.type(screen.getAllByLabelText(/^ИНН компании/)[0]!, '7707083893')
    await user.click(screen.getAllByRole('checkbox')[0]!)
    await user.click(screen.getAllByRole('button', { name: /^Отправить$/ })[0]!)
    await screen.findByRole('heading', { name: 'Обращение принято' })
    expect(screen.getAllByRole('button', { name: /^Отправить$/ })).toHaveLength(1)
  })

  it('say how long a text may be, keep what is too long, and send nothing', async () => {
    const application = accept()
    const { user, send, fill } = open([request({ fields: ['fullName', 'phone', 'message'] })], {
      'support.application': application,
    })
    await fill('Имя', 'Анна')
    await fill('Телефон', '9991112233')
    await user.click(screen.getByLabelText(/^Сообщение/))
    await user.paste('а'.repeat(2001))
    await user.click(screen.getByRole('checkbox'))
    await send()
    expect(await screen.findByText('Сократите до 2000 знаков')).toBeTruthy()
    expect(valueOf('Сообщение')).toHaveLength(2001)
    expect(application).not.toHaveBeenCalled()
  })
})

describe('an application of a company', () => {
  it('checks the number of the company, and is sent with the topic of the form', async () => {
    const application = accept()
    const { fill, agree, send, user } = open([request()], { 'support.application': application })
    await fill('Имя', 'Примеров Иван')
    await fill('Телефон', '9991112233')
    await fill('Компания', 'ООО «Север»')
    await fill('ИНН компании', '7707083894')
    await agree()
    await send()
    expect(await screen.findByText('Проверьте ИНН: в нём ошибка в одной из цифр')).toBeTruthy()
    await user.clear(screen.getByLabelText(/^ИНН компании/))
    await fill('ИНН компании', '7707083893')
    await send()
    await screen.findByRole('heading', { name: 'Обращение принято' })
    expect(application.mock.calls[0]?.[0].body).toEqual({
      fullName: 'Примеров Иван',
      phone: '89991112233',
      email: null,
      companyName: 'ООО «Север»',
      companyInn: '7707083893',
      message: null,
      topic: 'CorporateProgram',
      agreementAccepted: true,
    })
  })

  it('[4.7-06] has the company of a client suggested, and fills in its number', async () => {
    const asked: unknown[] = []
    const { fill, user } = open(
      [request()],
      {
        'lookups.companies': (({ query }: { query: unknown }) => {
          asked.push(query)
          return [
            company('ООО "СЕВЕР СЕРВИС"', '7707083893', 'ACTIVE'),
            company('ООО "СЕВЕР"', '7736207543', 'LIQUIDATED'),
            company('ИП Северов', '500100732259', 'ACTIVE'),
          ]
        }) as never,
      },
      auth,
    )
    await fill('Компания', 'сев')
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'ООО "СЕВЕР СЕРВИС"ИНН 7707083893',
      'ООО "СЕВЕР"ИНН 7736207543, закрыта',
      'ИП СеверовИНН 500100732259',
    ])
    expect(asked).toEqual([{ Query: 'сев', Count: 10 }])
    await user.keyboard('{ArrowDown}{Enter}')
    expect([valueOf('Компания'), valueOf('ИНН компании')]).toEqual(['ООО "СЕВЕР СЕРВИС"', '7707083893'])
    await fill('Компания', ' и другие')
    await user.click(await screen.findByRole('option', { name: /Северов/ }))
    expect([valueOf('Компания'), valueOf('ИНН компании')]).toEqual(['ИП Северов', ''])
  })

  it('[4.7-06] leaves the company of a client to free input where nothing can be suggested', async () => {
    const { fill } = open([request()], { 'lookups.companies': refuse({ kind: 'refused', status: 502 }) }, auth)
    await fill('Компания', 'ООО «Север»')
    expect((await screen.findAllByText('Подсказки не загрузились. Введите сами')).length).toBeGreaterThan(0)
    expect(valueOf('Компания')).toBe('ООО «Север»')
  })

  it('asks nobody for the company of a visitor, who types it alone', async () => {
    const companies = vi.fn(() => [])
    const { fill } = open([request()], { 'lookups.companies': companies })
    await fill('Компания', 'ООО «Север»')
    expect(screen.queryByRole('combobox', { name: /^Компания/ })).toBeNull()
    expect(screen.getByLabelText(/^Компания/).getAttribute('autocomplete')).toBe('organization')
    expect(companies).not.toHaveBeenCalled()
  })

  it('[2.7-03] asks for a name and a way to answer whatever content leaves out, and for nothing that it does not know', async () => {
    open([request({ fields: ['message', 'password', 7], consentDocHref: 'javascript:alert(1)' })], {})
    await screen.findByLabelText('Имя')
    const form = document.querySelector('form')!
    expect(
      [...form.querySelectorAll('label')].map(({ textContent }) => textContent?.split(' — ')[0]).slice(0, 3),
    ).toEqual(['Имя', 'Телефон', 'Сообщение'])
    expect(
      within(form)
        .getByRole('link', { name: /согласие/ })
        .getAttribute('href'),
    ).toBe('/docs/personal-data-policy')
  })
})
