import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { auth, corporateProgramme, individualProgramme, onBehalf } from '../account-samples.ts'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)

describe('what the fields of a step hold', () => {
  it('[2.8-01] is emptied for good: what the fund knows does not come back with the step', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(services.answers)
    await goTo(page, 'Личные данные')
    await page.user.clear(await field(/^Отчество/))
    await goTo(page, 'Адреса')
    await goTo(page, 'Личные данные')
    expect((await field(/^Отчество/)).value).toBe('')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.personalData?.middleName ?? null).toBeNull()
  })

  it('stays empty where another device emptied it', async () => {
    const personalData = { ...wholeDraft.personalData, middleName: null }
    const page = openPage(redemptionServices({ ...wholeDraft, personalData }).answers)
    await goTo(page, 'Личные данные')
    expect((await field('Фамилия')).value).toBe('Иванова')
    expect((await field(/^Отчество/)).value).toBe('')
  })

  it('stands as it was typed, half a day too, and nothing of it is sent that means nothing', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(services.answers)
    await goTo(page, 'Личные данные')
    const day = await field('Дата рождения')
    await page.user.clear(day)
    await page.user.type(day, '170519')
    await goTo(page, 'Адреса')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.personalData?.birthDate ?? null).toBeNull()
    expect(services.saved[0]).not.toHaveProperty('fields')
    await goTo(page, 'Личные данные')
    expect((await field('Дата рождения')).value).toBe('17.05.19')
  })

  it('[6-05] cannot be changed by an employee who looks in the client’s name', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(
      { ...services.answers, 'account.authorize': onBehalf },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    await goTo(page, 'Личные данные')
    const surname = await field('Фамилия')
    expect(surname.value).toBe('Иванова')
    expect(surname.matches(':disabled')).toBe(true)
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
  })
})

describe('a step that is saved', () => {
  it('[3-14] is so on behalf of the first programme, and goes on with the statement that the fund has named', async () => {
    const services = redemptionServices()
    const page = openPage({
      ...services.answers,
      'agreements.products': () => [
        { ...corporateProgramme, pegasUserId: 100777 },
        { ...individualProgramme, pegasUserId: 100888 },
      ],
    })
    await press(page, 'Заполнить заявление')
    await heading('Договоры и сумма')
    await page.user.click((await screen.findAllByRole('radio', { name: 'Всю сумму' }))[0] as HTMLElement)
    await press(page, 'Продолжить')
    await heading('Налоги')
    await press(page, 'Назад')
    await heading('Договоры и сумма')
    await page.user.click((await screen.findAllByRole('radio', { name: 'Всю сумму' }))[1] as HTMLElement)
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(2))
    expect(services.saved.map(({ pegasUserId, statementId }) => ({ pegasUserId, statementId }))).toEqual([
      { pegasUserId: 100777, statementId: null },
      { pegasUserId: 100777, statementId: 'rs-1' },
    ])
  })
})

describe('a step that the fund does not take', () => {
  it('[2.8-01] says why, and leads to the statement that is there already', async () => {
    const services = redemptionServices()
    const page = openPage({
      ...services.answers,
      'redemption.save': () => {
        throw new Failure({
          kind: 'refused',
          status: 409,
          code: 'StatementExists',
          description: 'Такое заявление у вас уже есть.',
        })
      },
    })
    await press(page, 'Заполнить заявление')
    await heading('Договоры и сумма')
    await page.user.click((await screen.findAllByRole('radio', { name: 'Всю сумму' }))[0] as HTMLElement)
    await press(page, 'Продолжить')
    expect(await screen.findByText('Фонд не принял заявление')).toBeTruthy()
    expect(screen.getByText(/^Такое заявление у вас уже есть\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ваши заявления' }).getAttribute('href')).toBe('/lk/services')
  })
})
