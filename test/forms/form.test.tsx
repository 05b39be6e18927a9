import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { FormField } from '#forms/form-field.tsx'
import { show } from '#test/ui/kit/page.tsx'
import { fields, filled, OrderForm, type Parsed, type Typed } from './order-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Отправить' })
const spoken = () => screen.queryByRole('alert')?.textContent
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)

describe('a form that is wrong', () => {
  it('[5-07] says it beside each field and in one place in the order of the form, goes to the first of them, and sends nothing', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<OrderForm onSubmit={onSubmit} draft={{ fullName: 'Анна' }} />)
    await user.click(button())
    expect(await screen.findByText('Исправьте 6 полей')).toBeTruthy()
    expect(document.activeElement).toBe(field('Телефон'))
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Телефон', 'Сумма', 'Счёт', 'Тема', 'Как ответить', 'Согласие'])
    expect(describedBy(field('Телефон'))).toEqual(['Введите телефон'])
    expect(field('Телефон').getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(screen.getByRole('group', { name: 'Как ответить' }))).toEqual(['Выберите способ'])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leads from the summary to a field of any kind', async () => {
    const { user } = show(<OrderForm />)
    await user.click(button())
    const summary = within(await screen.findByRole('list'))
    for (const [label, control] of [
      ['Счёт', field('Счёт')],
      ['Тема', field('Тема')],
      ['Как ответить', screen.getByRole('radio', { name: 'Позвонить' })],
      ['Согласие', field('Согласие')],
    ] as const) {
      await user.click(summary.getByRole('button', { name: label }))
      expect(document.activeElement).toBe(control)
    }
  })

  it('is spoken once a try, and not again with every correction', async () => {
    const { user } = show(<OrderForm draft={{ ...filled, fullName: '', sum: '' }} />)
    expect(spoken()).toBeUndefined()
    await user.click(button())
    await waitFor(() => expect(spoken()).toBe('Форма не отправлена. Проверьте: Имя, Сумма.'))
    await user.type(field('Имя'), 'Анна')
    expect(await screen.findByText('Исправьте 1 поле')).toBeTruthy()
    expect(spoken()).toBe('Форма не отправлена. Проверьте: Имя, Сумма.')
    await user.click(button())
    await waitFor(() => expect(spoken()).toBe('Форма не отправлена. Проверьте: Сумма.'))
  })

  it('is not spoken while one types, where the try itself was not in vain', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<OrderForm draft={filled} onSubmit={onSubmit} />)
    await user.click(button())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await user.clear(field('Имя'))
    expect(await screen.findByText('Введите имя')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not judged before the first try, and from then on at every change', async () => {
    const { user } = show(<OrderForm draft={{ ...filled, fullName: '' }} />)
    await user.click(field('Имя'))
    await user.tab()
    expect(screen.queryByText('Введите имя')).toBeNull()
    await user.click(button())
    expect(await screen.findByText('Введите имя')).toBeTruthy()
    await user.type(field('Имя'), 'А')
    await waitFor(() => expect(screen.queryByText('Введите имя')).toBeNull())
    expect(screen.queryByText(/^Исправьте/)).toBeNull()
    await user.clear(field('Имя'))
    expect(await screen.findByText('Введите имя')).toBeTruthy()
  })

  it('says in the summary what belongs to none of its fields, and goes there', async () => {
    const { user } = show(<OrderForm draft={{ ...filled, about: 'Анна' }} />)
    await user.click(button())
    const said = await screen.findByText('Имя и вопрос совпадают')
    expect(screen.getByText('Проверьте данные')).toBeTruthy()
    expect(document.activeElement?.contains(said)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('forgets what another choice has made pointless', async () => {
    const schema = z
      .custom<Parsed, Typed>(() => true)
      .check(z.refine(() => false, { error: 'Сократите', path: ['about'] }))
    const { user } = show(<OrderForm draft={filled} schema={schema} />)
    await user.click(button())
    expect(await screen.findByText('Сократите')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Позвонить' }))
    expect(screen.queryByText('Сократите')).toBeNull()
  })
})

describe('a form that is right', () => {
  it('is sent by Enter as what the schema has made of it', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<OrderForm onSubmit={onSubmit} draft={filled} />)
    await user.type(field('Счёт'), '{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, sum: 1200.5 })
  })

  it('is sent once, however quickly it is sent again', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<Sending onSubmit={onSubmit} />)
    const form = document.querySelector('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await user.dblClick(button())
    await user.type(field('Счёт'), '{Enter}')
    fireEvent.submit(form)
    await Promise.resolve()
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('is not sent while something stands against it, and the button says what', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<OrderForm onSubmit={onSubmit} draft={filled} blocked="Подождите минуту" />)
    await user.click(button())
    fireEvent.submit(document.querySelector('form')!)
    await Promise.resolve()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button().hasAttribute('disabled')).toBe(false)
    expect({ disabled: button().getAttribute('aria-disabled'), description: describedBy(button()) }).toEqual({
      disabled: 'true',
      description: ['Подождите минуту'],
    })
  })
})

function Sending({ onSubmit }: { onSubmit: (parsed: Parsed) => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <OrderForm
      draft={filled}
      busy={busy}
      onSubmit={(parsed) => {
        onSubmit(parsed)
        setBusy(true)
      }}
    />
  )
}

describe('the fields of a form', () => {
  it('say their label, their hint, and whether they may be left out', () => {
    show(<OrderForm />)
    expect(describedBy(field('Имя'))).toEqual(['Как к вам обращаться'])
    expect({ name: field('Имя').required, birthDate: field('Дата рождения — необязательно').required }).toEqual({
      name: true,
      birthDate: false,
    })
    expect(screen.getByRole('group', { name: 'Деньги' }).contains(field('Счёт'))).toBe(true)
  })

  it('can be asked what they hold, for what depends on it', async () => {
    const { user } = show(<OrderForm />)
    await user.selectOptions(field('Тема'), 'other')
    expect(screen.getByRole('status').textContent).toBe('other')
  })

  it('stand in a form', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => show(<FormField {...fields[0]} />)).toThrow('A part of a form stands outside <Form>.')
  })
})
