import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

/** One contract is the client's own, into the other an employer alone has paid. */
const balance = (({ params: { id } }: { params: { id: string } }) => ({
  date: '2026-02-17',
  total: 0,
  portfolios: [
    {
      portfolio: 'Balanced',
      userBalance: id === '104513' ? 120000 : 0,
      companyBalance: id === '104513' ? 0 : 500000,
      companyObligationsUser: 0,
      investmentBalance: 44210.3,
    },
  ],
})) as never
const contributions = {
  'balances.balance': balance,
  'contributions.years': () => [2024, 2025],
  'contributions.annualSums': () => [
    { year: 2024, sum: 90000 },
    { year: 2025, sum: 30000 },
  ],
}
const shown = (text: string | null) => text?.replaceAll('\u00A0', ' ')
const sum = async () => shown((await screen.findByRole('region', { name: /К выплате/ })).textContent)
const lines = async () => {
  const part = await screen.findByRole('region', { name: /Сколько придёт на счёт/ })
  await within(part).findByText('Налог')
  return [...part.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${shown(term.nextSibling?.textContent ?? '')}`,
  )
}

describe('what the redemption statement pays', () => {
  it('stands in view on every step, and line by line before the signature', async () => {
    const page = openPage({ ...redemptionServices(wholeDraft).answers, ...contributions })
    await goTo(page, 'Контакты')
    await heading('Контакты')
    // With the deduction used, contributions and income are taxed: 164 210.30 × 13 % = 21 347.339.
    expect(await sum()).toContain('142 863,30 ₽')
    await goTo(page, 'Проверка')
    expect(await lines()).toEqual([
      'Выкупная сумма: 164 210,30 ₽',
      '— ваши взносы: 120 000 ₽',
      '— доход на них: 44 210,30 ₽',
      'Из неё облагается налогом: 164 210,30 ₽',
      '— в том числе ваши взносы: 120 000 ₽',
      'Налог: −21 347 ₽',
      'К выплате: 142 863,30 ₽',
    ])
    expect(screen.getByText(/статья 213\.1/)).toBeTruthy()
    expect(screen.getByText(/портал не знает/)).toBeTruthy()
  })

  it('shows what the certificate of the tax office spares as soon as the answers are given', async () => {
    const page = openPage({ ...redemptionServices({ ...wholeDraft, tax: null }).answers, ...contributions })
    await goTo(page, 'Налоги')
    expect(await screen.findByText(/Посчитаем, когда будет заполнен раздел/)).toBeTruthy()
    expect(shown((await screen.findByRole('region', { name: 'До налога' })).textContent)).toContain('164 210,30 ₽')
    await page.user.click(screen.getAllByRole('radio', { name: 'Да' })[0] as HTMLElement)
    await page.user.click(screen.getByRole('radio', { name: 'Не получали' }))
    expect(shown((await screen.findByText(/Со справкой налоговой инспекции/)).textContent)).toContain(
      'придёт 158 463,30 ₽, без неё — 142 863,30 ₽',
    )
    await page.user.click(screen.getByRole('checkbox', { name: /Приложу справку/ }))
    expect(await lines()).toContain('Налог: −5 747 ₽')
    expect(screen.getByText(/Со справкой налоговой инспекции/)).toBeTruthy()
  })

  it('says that it could not be counted, and counts when asked again', async () => {
    let isDown = true
    const page = openPage({
      ...redemptionServices(wholeDraft).answers,
      ...contributions,
      'contributions.annualSums': () => {
        if (isDown) throw new Failure({ kind: 'refused', status: 500 })
        return contributions['contributions.annualSums']()
      },
    })
    await goTo(page, 'Проверка')
    expect(await screen.findByText('Не удалось посчитать налог')).toBeTruthy()
    isDown = false
    await press(page, /Повторить|Попробовать/)
    expect(await lines()).toContain('Налог: −21 347 ₽')
  })
})
