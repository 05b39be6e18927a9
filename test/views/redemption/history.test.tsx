import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const step = () => screen.queryAllByRole('heading', { level: 2 })[0]?.textContent

describe('the buttons of the browser', () => {
  it('[2.8-01] lead a step back and forth, and keep what was typed', async () => {
    const page = openPage(redemptionServices(wholeDraft).answers)
    await goTo(page, 'Личные данные')
    const place = await screen.findByLabelText('Место рождения')
    await page.user.clear(place)
    await page.user.type(place, 'г. Калуга')
    await goTo(page, 'Адреса')
    await heading('Адреса')
    window.history.back()
    await heading('Личные данные')
    expect((await screen.findByLabelText<HTMLInputElement>('Место рождения')).value).toBe('г. Калуга')
    window.history.forward()
    await heading('Адреса')
    expect(window.location.pathname).toBe('/lk/services/redemption-statement')
  })

  it('pass nothing twice: the way back of a step takes its entry along', async () => {
    const page = openPage(redemptionServices(wholeDraft).answers)
    await goTo(page, 'Личные данные')
    await heading('Личные данные')
    const before = window.history.length
    await goTo(page, 'Документ')
    await heading('Документ')
    await press(page, 'Назад')
    await heading('Личные данные')
    await waitFor(() => expect(window.history.state).toMatchObject({ step: 'personalData' }))
    expect(window.history.length).toBe(before + 1)
    expect(step()).toBe('Личные данные')
  })
})
