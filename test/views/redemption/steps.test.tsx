import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

describe('the steps of the redemption statement', () => {
  it('[2.8-01] begins with the contracts, takes one whole and one in part, and goes on to the tax', async () => {
    const services = redemptionServices()
    const page = openPage(services.answers)
    await press(page, 'Заполнить заявление')
    await heading('Договоры и сумма')
    expect(screen.queryByText(/необязательно/)).toBeNull()
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Выберите договор')).length).toBeGreaterThan(0)
    expect(services.saved).toEqual([])

    const [, corporate] = await screen.findAllByRole('radio', { name: 'Часть' })
    const [first] = screen.getAllByRole('radio', { name: 'Всю сумму' })
    await page.user.click(first as HTMLElement)
    await page.user.click(corporate as HTMLElement)
    const amount = await screen.findByLabelText(/^Сколько забрать, договор №\sИПП-2022\/1107/)
    await page.user.type(amount, '900000')
    await press(page, 'Продолжить')
    expect((await screen.findAllByText(/^Укажите не больше 164\s210,30\s₽/)).length).toBeGreaterThan(0)
    await page.user.clear(amount)
    await page.user.type(amount, '1000,5')
    await press(page, 'Продолжить')
    await heading('Налоги')
    expect(services.saved.map(({ contracts, currentStep }) => ({ contracts, currentStep }))).toEqual([
      {
        contracts: [
          {
            contractId: '104512',
            contractNumber: 'КПП-2019/0451',
            redemptionType: 'Full',
            amount: null,
            availableAmount: 578108.25,
          },
          {
            contractId: '104513',
            contractNumber: 'ИПП-2022/1107',
            redemptionType: 'Partial',
            amount: 1000.5,
            availableAmount: 164210.3,
          },
        ],
        currentStep: 'TaxStatus',
      },
    ])
  })

  it('offers no contract that was paid out whole', async () => {
    const { answers } = redemptionServices()
    const page = openPage({
      ...answers,
      'balances.balance': ({ params, ...given }: { params: Record<string, string> }) =>
        params['id'] === '104512'
          ? { date: '2026-02-17', total: 0, portfolios: [] }
          : answers['balances.balance']({ params, ...given }),
    })
    await press(page, 'Заполнить заявление')
    await heading('Договоры и сумма')
    expect((await screen.findAllByRole('group')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('ИПП-2022/1107'),
    ])
  })

  it('[3-15] asks a client who is no resident for their country, of those that the fund names', async () => {
    const services = redemptionServices({ ...wholeDraft, tax: null, currentStep: 'TaxStatus' })
    const page = openPage(services.answers)
    await goTo(page, 'Налоги')
    await heading('Налоги')
    await page.user.click(screen.getAllByRole('radio', { name: 'Нет' })[0] as HTMLElement)
    const country = await screen.findByLabelText<HTMLSelectElement>('Страна налогового резидентства')
    const offered = [...country.options].filter(({ value }) => value !== '')
    expect(offered.map(({ text }) => text)).toEqual(['Казахстан'])
    await page.user.selectOptions(country, '398')
    await page.user.click(screen.getByRole('radio', { name: 'Получали' }))
    await press(page, 'Продолжить')
    await waitFor(() =>
      expect(services.saved.at(-1)?.tax).toEqual({
        isTaxResident: false,
        taxResidencyCountry: 398,
        deductionUsage: 'Used',
        certificateProvided: false,
      }),
    )
  })

  it('fills in what the fund knows of the client, and only where the draft has nothing', async () => {
    const services = redemptionServices({
      ...wholeDraft,
      currentStep: 'Review',
      personalData: { lastName: 'Петрова' },
      passportContainer: null,
    })
    const page = openPage(services.answers)
    await goTo(page, 'Личные данные')
    expect((await screen.findByLabelText<HTMLInputElement>('Фамилия')).value).toBe('Петрова')
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Анна')
    expect((await screen.findByLabelText<HTMLInputElement>('Дата рождения')).value).toBe('17.05.1984')
    await goTo(page, 'Документ')
    expect((await screen.findByLabelText<HTMLInputElement>('Серия')).value).toBe('45 10')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.passportContainer).toMatchObject({ passportType: 'RF', series: '4510', country: 643 })
    expect(services.saved[0]?.personalData).toEqual({ lastName: 'Петрова', documentCode: 21 })
  })

  it('asks for a foreign document otherwise, and says of a day that there is none', async () => {
    const services = redemptionServices({ ...wholeDraft, passportContainer: null })
    const page = openPage(services.answers)
    await goTo(page, 'Документ')
    await page.user.click(await screen.findByRole('radio', { name: 'Иностранный паспорт' }))
    const end = await screen.findByLabelText('Действует до')
    expect(screen.queryByLabelText('Код подразделения')).toBeNull()
    await page.user.type(end, '31022030')
    await press(page, 'Продолжить')
    expect(await screen.findByText('Такой даты нет. Нужны день, месяц и год: 17.05.1984')).toBeTruthy()
  })

  it('asks for the address where one lives only if it is another', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(services.answers)
    await goTo(page, 'Адреса')
    await page.user.click(await screen.findByRole('checkbox', { name: 'Живу по адресу регистрации' }))
    await page.user.type(await screen.findByLabelText('Адрес проживания'), 'г Тула, ул Мира, д 1')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.addresses).toMatchObject({
      registration: { value: 'г Москва, ул Хабаровская, д 4, кв 8', postalCode: '107589' },
      sameAsRegistration: false,
      residence: { value: 'г Тула, ул Мира, д 1', isManual: true },
    })
  })

  it('pays the client alone, to an account that fits the bank', async () => {
    const services = redemptionServices({ ...wholeDraft, bankDetails: null })
    const page = openPage(services.answers)
    await goTo(page, 'Реквизиты')
    await page.user.type(await screen.findByLabelText('БИК'), '044525225')
    await page.user.type(screen.getByLabelText('Банк'), 'ПАО Сбербанк')
    const account = screen.getByLabelText('Номер счёта')
    await page.user.type(account, '40817810700000000002')
    await press(page, 'Продолжить')
    expect(await screen.findByText('Номер счёта не подходит к этому БИК')).toBeTruthy()
    await page.user.clear(account)
    await page.user.type(account, '40817810700000000001')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.bankDetails).toEqual({
      bic: '044525225',
      bankName: 'ПАО Сбербанк',
      accountNumber: '40817810700000000001',
      correspondentAccount: null,
      recipient: 'Иванова Анна Сергеевна',
    })
  })

  it('takes a foreign passport that never ends, and asks any other for its end', async () => {
    const passportContainer = {
      passportType: 'Foreign' as const,
      number: 'N0001',
      issueDate: '2020-01-10',
      issuedBy: 'МВД',
      country: 398,
    }
    const services = redemptionServices({ ...wholeDraft, passportContainer })
    const page = openPage(services.answers)
    await goTo(page, 'Документ')
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Заполните это поле')).length).toBeGreaterThan(0)
    await page.user.click(screen.getByRole('checkbox', { name: /Без срока действия/ }))
    expect(screen.queryByLabelText(/^Действует до/)).toBeNull()
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved.length).toBe(1))
    expect(services.saved[0]?.passportContainer).toMatchObject({ neverExpires: true, expirationDate: null })
    await heading('Проверка')
    expect(await screen.findByText('Без срока')).toBeTruthy()
  })
})
