import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '#test/ui/kit/page.tsx'
import { blank, filled, OrderForm, type Typed } from './order-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** What a chart does for a form: keeps what is typed over a reload, drops it when it is sent. */
function chart() {
  const kept: { draft: Partial<Typed> | null } = { draft: null }
  const page = () =>
    show(
      <OrderForm
        draft={kept.draft}
        onEdit={({ agreed: _, ...draft }) => {
          kept.draft = draft
        }}
        onSubmit={() => {
          kept.draft = null
        }}
      />,
    )
  return { kept, page }
}

describe('what is typed into a form', () => {
  it('[5-07] is there when the form is shown again, whatever its field, and what is not to be kept is not', async () => {
    const { kept, page } = chart()
    const { user, unmount } = page()
    await user.type(field('Имя'), 'Анна')
    await user.type(field('Телефон'), '9990000001')
    await user.type(field('Сумма'), '1200,5')
    await user.type(field('Счёт'), '40817')
    await user.selectOptions(field('Тема'), 'tax')
    await user.click(screen.getByRole('radio', { name: 'Написать' }))
    await user.type(field('Вопрос — необязательно'), 'Вычет')
    await user.click(field('Согласие'))
    expect(kept.draft).toMatchObject({ fullName: 'Анна', bank: { account: '40817' }, way: 'post' })
    unmount()
    page()
    expect({
      name: field('Имя').value,
      phone: field('Телефон').value,
      sum: field('Сумма').value.replace(/\s/g, ' '),
      account: field('Счёт').value,
      topic: field('Тема').value,
      question: field('Вопрос — необязательно').value,
    }).toEqual({
      name: 'Анна',
      phone: '999 000-00-01',
      sum: '1 200,5',
      account: '40817',
      topic: 'tax',
      question: 'Вычет',
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Написать' }).checked).toBe(true)
    expect(field('Согласие').checked).toBe(false)
  })

  it('is told at every edit, and dropped by what it was sent to', async () => {
    const { kept, page } = chart()
    kept.draft = filled
    const { user, unmount } = page()
    await user.type(field('Имя'), '!')
    expect(kept.draft).toMatchObject({ fullName: 'Анна!' })
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(kept.draft).toBeNull())
    unmount()
    page()
    expect(field('Имя').value).toBe('')
  })
})

describe('what is known of a person', () => {
  function Late({ onEdit }: { onEdit: () => void }) {
    const [known, learn] = useState<Partial<Typed> | null>(null)
    return (
      <>
        <OrderForm known={known} onEdit={onEdit} />
        <button onClick={() => learn({ fullName: 'Иванова', phone: '9990000001' })}>Узнать</button>
      </>
    )
  }

  it('fills blank fields, also when it is learnt later; what was typed stays, and none of it is an edit', async () => {
    const onEdit = vi.fn()
    const { user } = show(<Late onEdit={onEdit} />)
    await user.type(field('Имя'), 'А')
    onEdit.mockClear()
    await user.click(screen.getByRole('button', { name: 'Узнать' }))
    await waitFor(() => expect(field('Телефон').value).toBe('999 000-00-01'))
    expect(field('Имя').value).toBe('А')
    expect(onEdit).not.toHaveBeenCalled()
  })

  it('gives way to what was typed before a reload', () => {
    show(<OrderForm known={{ fullName: 'Иванова' }} draft={{ ...blank, fullName: 'Анна' }} />)
    expect(field('Имя').value).toBe('Анна')
  })
})
