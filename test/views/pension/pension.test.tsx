import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { auth, me, onBehalf } from '../account-samples.ts'
import { fillIn, heading, openPage, pensionServices, pick, press } from './portal.tsx'

const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')

describe('[2.2-12] whether the pension may be asked for', () => {
  it('is said with the day, and a paper may prove another ground, where the age has not come', async () => {
    const services = pensionServices()
    const page = openPage({ ...services.answers, 'account.me': () => ({ ...me, birthDate: '1984-05-17' }) })
    expect(await screen.findByText('Пенсию назначать ещё рано')).toBeTruthy()
    expect(text()).toContain('Пенсионное основание наступит 17 мая 2039.')
    expect(screen.getByText('На главную кабинета').closest('a')?.getAttribute('href')).toBe('/lk')
    await press(page, 'Подать по справке')
    await heading('Программа')
    await press(page, 'Продолжить')
    await heading('Основание')
    expect((await screen.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Досрочная пенсия/),
      expect.stringMatching(/^Инвалидность/),
    ])
    expect(text()).toContain('Пенсионный возраст: с 17 мая 2039.')
  })

  it('[4.7-02] is denied to whom a block stops, in the words of the service', async () => {
    const blocked = { code: 'Court', description: 'Счёт арестован по решению суда.', createdDate: null }
    openPage({ ...pensionServices().answers, 'account.blocking': () => [blocked] })
    expect(await screen.findByText('Счёт арестован по решению суда.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Заполнить заявление' })).toBeNull()
    expect(screen.queryByText('Какой паспорт знает фонд')).toBeNull()
  })

  it('is denied to whom no programme holds anything for', async () => {
    openPage({
      ...pensionServices().answers,
      'balances.balance': () => ({ date: '2026-02-16', total: 0, portfolios: [] }),
    })
    expect(await screen.findByText(/^Назначать пенсию не из чего/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Заполнить заявление' })).toBeNull()
  })

  it('is asked again where it is not known', async () => {
    const services = pensionServices()
    let isDown = true
    const page = openPage({
      ...services.answers,
      'statements.formRules': (given: never) => {
        if (isDown) throw new Failure({ kind: 'refused', status: 500, description: 'Сервис не отвечает' })
        return services.answers['statements.formRules']?.(given)
      },
    })
    expect(await screen.findByText(/Сервис не отвечает/)).toBeTruthy()
    isDown = false
    await press(page, 'Повторить')
    expect(await screen.findByText('Подать заявление можно')).toBeTruthy()
  })

  it('is said to an employee in the client’s name, who begins nothing and reads why', async () => {
    const page = openPage({ ...pensionServices().answers, 'account.authorize': onBehalf }, { ...auth, mimic: true })
    await press(page, /^Заполнить заявление/)
    expect(text()).toContain('В режиме просмотра заявление заполнять нельзя')
    expect(screen.queryByRole('heading', { level: 2, name: 'Программа' })).toBeNull()
  })
})

describe('the ways of payment', () => {
  it('[9-03] are compared by the estimate of the specification, which is said to be one', async () => {
    const page = openPage(pensionServices().answers)
    await press(page, 'Заполнить заявление')
    await heading('Программа')
    // 130 000 of one's own and 34 210,30 of income over 60 months.
    expect((await screen.findByText(/ориентировочно/)).textContent.replace(/\u00A0/g, ' ')).toContain('2 736 ₽')
    await press(page, 'Продолжить')
    await pick(page, /^Пенсионный возраст/)
    await press(page, 'Продолжить')
    await heading('Схема выплат')
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replace(/\u00A0/g, ' '))
    expect((await row('В течение срока')).slice(0, 2)).toEqual(['2 736 ₽ в месяц', '5 лет'])
    expect((await row('Одной суммой'))[0]).toBe('164 210 ₽')
    expect((await row('Пожизненно'))[0]).toContain('Посчитает фонд')
    await pick(page, 'В течение срока')
    await page.user.selectOptions(await screen.findByLabelText('На сколько лет'), '10')
    await pick(page, 'Раз в год')
    await waitFor(async () => expect((await row('В течение срока')).slice(0, 2)).toEqual(['16 421 ₽ в год', '10 лет']))
    expect(text()).toContain('Выплата, ориентировочно16 421 ₽')
    const start = screen.getByLabelText('С какого дня')
    await page.user.clear(start)
    await page.user.type(start, '01012020')
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Укажите день не раньше сегодняшнего')).length).toBeGreaterThan(0)
  })
})

describe('[4.7-10] the application for the pension', () => {
  it('is read whole before a code can be asked for, and filed by it', async () => {
    const services = pensionServices()
    const page = openPage(services.answers)
    await fillIn(page)
    expect(text()).toContain('На сколько лет10 лет')
    await press(page, 'Перейти к подписанию')
    await heading('Документы на подпись')
    await press(page, 'Подписать кодом из СМС')
    expect(services.asked).toEqual([])
    await press(page, 'Открыть: Заявление о назначении негосударственной пенсии')
    const paper = await screen.findByRole('region', { name: /^Документ: Заявление о назначении/ })
    await waitFor(() => expect(paper.textContent).toContain('40817810700000000001'))
    for (const said of ['ИПП-2022/1107', 'Пенсионный возраст', '10\u00A0лет', 'Иванова', 'Россия', 'scan.pdf'])
      expect(paper.textContent).toContain(said)
    await press(page, 'Закрыть')
    await press(page, 'Подписать кодом из СМС')
    await page.user.type(await screen.findByLabelText(/код/i), '1234')
    expect(await screen.findByText('Заявление подано')).toBeTruthy()
    expect(text()).toContain('З-2026-000900')
    expect(text()).toMatch(/Ответим до \d+\s\S+ \d{4}: 30\sдней со дня подачи/)
    expect(services.asked).toHaveLength(1)
    expect(services.asked[0]).toMatchObject({
      agreementId: '104513',
      pegasUserId: 100451,
      basis: 'RetirementAge',
      paymentScheme: 'FixedTerm',
      termYears: 10,
      frequency: 'Monthly',
      passportContainer: { series: '4510', number: '123456' },
      bankDetails: { bic: '044525225', recipient: 'Иванова Анна Сергеевна' },
      documents: [{ fileId: 'tmp-1', fileType: 'PassportMain' }],
    })
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('leads to what the fund has already, and loses nothing', async () => {
    const services = pensionServices()
    services.state.refuses = new Failure({ kind: 'refused', status: 409, code: 'StatementInProgress' })
    const page = openPage(services.answers)
    await fillIn(page)
    await press(page, 'Перейти к подписанию')
    await press(page, /^Открыть: Заявление/)
    await press(page, 'Закрыть')
    await press(page, 'Подписать кодом из СМС')
    await heading('По этой программе заявление уже подано')
    expect(screen.getByText('Поданное заявление в документах').closest('a')?.getAttribute('href')).toBe('/lk/documents')
    await press(page, 'Удалить черновик')
    await press(page, 'Оставить')
    await heading('Проверка')
    expect(text()).toContain('40817810700000000001')
  })

  it('is asked for a code again with the same key where no answer came, and says so', async () => {
    const services = pensionServices()
    services.state.refuses = new Failure({ kind: 'offline' })
    const page = openPage(services.answers)
    await fillIn(page)
    await press(page, 'Перейти к подписанию')
    await press(page, /^Открыть: Заявление/)
    await press(page, 'Закрыть')
    await press(page, 'Подписать кодом из СМС')
    expect(await screen.findByText('Нет соединения с интернетом!')).toBeTruthy()
    services.state.refuses = null
    await press(page, 'Подписать кодом из СМС')
    await screen.findByLabelText(/код/i)
    const [first, second] = services.asked.map(({ idempotencyKey }) => idempotencyKey)
    expect(services.asked).toHaveLength(2)
    expect(second).toBe(first)
  })

  it('is on this device alone, put aside and gone on with', async () => {
    const page = openPage(pensionServices().answers)
    await press(page, 'Заполнить заявление')
    await heading('Программа')
    expect(screen.queryByText('Сохранено на этом устройстве')).toBeNull()
    await press(page, 'Продолжить')
    await heading('Основание')
    expect((await screen.findAllByText('Сохранено на этом устройстве')).length).toBeGreaterThan(0)
    await press(page, 'Отложить')
    await heading('Заявление отложено')
    await press(page, 'Продолжить заполнение')
    await heading('Основание')
    await press(page, 'Удалить черновик')
    await press(page, 'Удалить')
    expect(await screen.findByText('Подать заявление можно')).toBeTruthy()
  })
})
