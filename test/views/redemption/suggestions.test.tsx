import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { goTo, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const bank = (value: string, bic: string, correspondent_account: string) => ({
  value,
  unrestricted_value: value,
  data: { bic, correspondent_account },
})
const address = {
  value: 'г Тула, ул Мира, д 1',
  unrestricted_value: '300000, г Тула, ул Мира, д 1',
  data: { postal_code: '300000', country: 'Россия', city_with_type: 'г Тула', street_with_type: 'ул Мира', house: '1' },
}

describe('suggestions in the redemption statement', () => {
  it('[4.7-06] fill in the whole of a bank by the keyboard, from three signs on', async () => {
    const services = redemptionServices({ ...wholeDraft, bankDetails: null })
    const asked: string[] = []
    const page = openPage({
      ...services.answers,
      'lookups.banks': (({ query }: { query: { Query: string } }) => {
        asked.push(query.Query)
        return [
          bank('ПАО Сбербанк', '044525225', '30101810400000000225'),
          bank('Банк ВТБ', '044525187', '30101810700000000187'),
        ]
      }) as never,
    })
    await goTo(page, 'Реквизиты')
    const field = await screen.findByRole('combobox', { name: 'Банк' })
    await page.user.type(field, 'ба')
    await page.user.type(field, 'нк')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(asked).toEqual(['банк'])
    await page.user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.queryByRole('option')).toBeNull()
    await page.user.type(screen.getByLabelText('Номер счёта'), '40817810700000000001')
    expect(screen.getByLabelText<HTMLInputElement>('БИК').value).toBe('044525187')
    expect(screen.getByLabelText<HTMLInputElement>(/^Корреспондентский счёт/).value.replaceAll(' ', '')).toBe(
      '30101810700000000187',
    )
  })

  it('[4.7-06] keep the parts of the address that was chosen, and forget them when it is typed over', async () => {
    const services = redemptionServices({ ...wholeDraft, addresses: null })
    const page = openPage({ ...services.answers, 'lookups.addresses': () => [address] as never })
    await goTo(page, 'Адреса')
    const field = await screen.findByRole('combobox', { name: 'Адрес регистрации' })
    await page.user.type(field, 'тула мира')
    await page.user.click(await screen.findByRole('option', { name: /г Тула, ул Мира, д 1/ }))
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(1))
    expect(services.saved[0]?.addresses?.registration).toMatchObject({
      value: 'г Тула, ул Мира, д 1',
      postalCode: '300000',
      house: '1',
      isManual: false,
    })
    await goTo(page, 'Адреса')
    await page.user.type(await screen.findByRole('combobox', { name: 'Адрес регистрации' }), ', кв 5')
    await press(page, 'Продолжить')
    await waitFor(() => expect(services.saved).toHaveLength(2))
    expect(services.saved[1]?.addresses?.registration).toEqual({
      value: 'г Тула, ул Мира, д 1, кв 5',
      country: 643,
      isManual: true,
    })
  })

  it('[4.7-06] that fail leave a plain field with a word about it', async () => {
    const services = redemptionServices({ ...wholeDraft, passportContainer: { passportType: 'RF' } as never })
    const page = openPage({
      ...services.answers,
      'lookups.offices': () => {
        throw new Failure({ kind: 'refused', status: 502 })
      },
    })
    await goTo(page, 'Документ')
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Кем выдан' })
    await page.user.clear(field)
    await page.user.type(field, 'Отделом')
    expect((await screen.findAllByText('Подсказки не загрузились. Введите сами')).length).toBeGreaterThan(0)
    expect(field.value).toBe('Отделом')
  })
})
