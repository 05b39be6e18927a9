import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const consent = async ({ user }: ReturnType<typeof openPage>) => {
  for (const name of [/^Сведения в заявлении верны/, /^Знаю, что договор/, /^Знаю, что фонд удержит/])
    await user.click(await screen.findByRole('checkbox', { name }))
}

describe('the review of the redemption statement', () => {
  it('says all that was filled in, and leads back to a step and from there to itself', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(services.answers)
    await goTo(page, 'Проверка')
    await heading('Проверка')
    const tax = within(await screen.findByRole('region', { name: 'Налоги' }))
    expect(tax.getByText('Вычет за взносы').nextElementSibling?.textContent).toBe('Получали')
    expect(screen.getByText('Паспорт РФ')).toBeTruthy()
    await press(page, 'Изменить: Контакты')
    const email = await screen.findByLabelText('Электронная почта')
    await page.user.clear(email)
    await page.user.type(email, 'new@example.ru')
    await press(page, 'Продолжить')
    await heading('Проверка')
    expect(screen.getByText('new@example.ru')).toBeTruthy()
  })

  it('[4.7-07] is signed with all the consents alone, and only when no section lacks anything', async () => {
    const services = redemptionServices({ ...wholeDraft, bankDetails: null })
    const page = openPage(services.answers)
    await goTo(page, 'Проверка')
    await press(page, 'Перейти к подписанию')
    expect((await screen.findAllByText('Подтвердите, что сведения верны')).length).toBeGreaterThan(0)
    await consent(page)
    await press(page, 'Перейти к подписанию')
    expect(await screen.findByText('Заявление заполнено не до конца')).toBeTruthy()
    const bank = within(screen.getByRole('region', { name: 'Реквизиты' }))
    expect(bank.getByText('Заполните этот раздел до конца')).toBeTruthy()
    expect(services.saved).toEqual([])
  })

  it.each([
    ['there is no connection', 'offline', 'Нет соединения с интернетом!'],
    ['the answer cannot be read', 'broken', 'Сервис прислал непонятный ответ.'],
  ] as const)('cannot be signed without the fund, and says why: %s', async (_, kind, why) => {
    const services = redemptionServices(wholeDraft)
    const page = openPage({
      ...services.answers,
      'redemption.save': () => {
        throw new Failure({ kind })
      },
    })
    await goTo(page, 'Проверка')
    await consent(page)
    await press(page, 'Перейти к подписанию')
    const notice = (await screen.findByText('Подписать пока нельзя')).closest('[role="alert"]')
    // What the fund says may end without a stop: the portal's own words do not go on in its line.
    expect([...(notice?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual([
      'Подписать пока нельзя',
      expect.stringContaining(why),
      'Заявление сохранено на этом устройстве. Подписать его можно, когда фонд ответит.',
    ])
  })
})

describe('the draft of the redemption statement', () => {
  it('is put aside when it is saved, and gone on with where it was left', async () => {
    const services = redemptionServices({ ...wholeDraft, currentStep: 'ContactInfo' })
    const page = openPage(services.answers)
    await goTo(page, 'Контакты')
    await page.user.type(await screen.findByLabelText('Электронная почта'), '.com')
    await press(page, 'Отложить')
    await heading('Заявление отложено')
    expect(services.saved.at(-1)?.contactInfo?.email).toBe('anna@example.ru.com')
    await press(page, 'Продолжить заполнение')
    await heading('Контакты')
  })

  it('goes only after a question', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(services.answers)
    await press(page, 'Удалить черновик')
    await press(page, 'Оставить')
    await heading('Договоры и сумма')
    expect(services.state.record).not.toBeNull()
    await press(page, 'Удалить черновик')
    await press(page, 'Удалить')
    expect(await screen.findByText('Подать заявление можно')).toBeTruthy()
    expect(services.state.record).toBeNull()
  })

  it('that was changed elsewhere too is overwritten only by the choice of the client', async () => {
    const services = redemptionServices(wholeDraft)
    services.state.theirs = {
      ...wholeDraft,
      version: 9,
      contactInfo: { phoneNumber: '89990000001', email: 'theirs@example.ru' },
      consents: { accuracy: true },
    }
    const page = openPage(services.answers)
    await goTo(page, 'Контакты')
    await page.user.type(await screen.findByLabelText('Электронная почта'), '.com')
    await press(page, 'Продолжить')
    await heading('Заявление изменено в двух местах')
    expect(screen.getByRole('radio', { name: /То, что на этом устройстве\s*Изменено \d+/ })).toBeTruthy()
    const row = within(screen.getByRole('row', { name: /^Электронная почта/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'anna@example.ru.com',
      'theirs@example.ru',
    ])
    expect(screen.getByRole('row', { name: /^Отмечено: сведения верны/ })).toBeTruthy()
    services.state.theirs = null
    await page.user.click(screen.getByRole('radio', { name: /^То, что в фонде/ }))
    await press(page, 'Оставить выбранное')
    await heading('Проверка')
    expect(screen.getByText('theirs@example.ru')).toBeTruthy()
    await waitFor(() => expect(services.saved).toEqual([]))
  })
})
