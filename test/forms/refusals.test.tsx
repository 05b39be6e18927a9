import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '#test/ui/kit/page.tsx'
import { filled, OrderForm, type Typed } from './order-form.tsx'

type Refused = Record<string, string[]>
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name = 'Отправить') => screen.getByRole('button', { name })
const nameOf = (serviceName: string) => (serviceName === 'question' ? 'about' : undefined)

/** A service that refuses every time, the next time for the next reason. */
function Refusing({ answers, draft = filled }: { answers: Refused[]; draft?: Typed }) {
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const answer = () => {
    setBusy(false)
    setTries(tries + 1)
  }
  return (
    <>
      <OrderForm
        draft={draft}
        busy={busy}
        refused={tries === 0 ? null : answers[tries - 1]}
        nameOf={nameOf}
        onSubmit={() => setBusy(true)}
      />
      <button onClick={answer}>Отказать</button>
    </>
  )
}

function open(...answers: Refused[]) {
  const { user } = show(<Refusing answers={answers} />)
  const send = async () => {
    await user.click(button())
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    await user.click(button('Отказать'))
  }
  return { user, send }
}

describe('what the services refuse', () => {
  it('[5-07] stands at its field and in the summary until that field is edited, and only there', async () => {
    const { user, send } = open({ phone: ['Номер занят.', 'Позвоните нам.'], 'bank.account': ['Счёт закрыт'] })
    await send()
    expect(await screen.findByText('Номер занят. Позвоните нам.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Телефон'))
    expect(screen.getByRole('alert').textContent).toBe('Форма не отправлена. Проверьте: Телефон, Счёт.')
    expect(field('Телефон').getAttribute('aria-invalid')).toBe('true')
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Телефон', 'Счёт'])
    await user.type(field('Телефон'), '{Backspace}')
    expect(screen.queryByText(/^Номер занят/)).toBeNull()
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Счёт'])
    await user.type(field('Счёт'), '1')
    expect(screen.queryByText('Счёт закрыт')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('leads to the chosen one of radio buttons', async () => {
    const { send } = open({ way: ['Почта не работает'] })
    await send()
    await screen.findByText('Почта не работает')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Написать' }))
  })

  it('is found by the services’ own name for a field', async () => {
    const { send } = open({ question: ['Слишком коротко'] })
    await send()
    await screen.findByText('Слишком коротко')
    expect(document.activeElement).toBe(field('Вопрос — необязательно'))
  })

  it('stands in the summary where the form has no such field, without the name of it, and the focus goes there', async () => {
    const { user, send } = open({ captchaToken: ['Обновите страницу'] })
    await send()
    const said = await screen.findByText('Обновите страницу')
    expect(screen.getByText('Проверьте данные')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(said)).toBe(true)
    expect(document.body.textContent).not.toContain('captchaToken')
    await user.type(field('Имя'), '!')
    expect(screen.getByText('Обновите страницу')).toBeTruthy()
  })

  it('does not keep the form from being sent again, is not shown while it is, and is said anew', async () => {
    const { user, send } = open({ phone: ['Номер занят'] }, { phone: ['Номер всё ещё занят'] })
    await send()
    await screen.findByText('Номер занят')
    await user.click(button())
    await waitFor(() => expect(screen.queryByText('Номер занят')).toBeNull())
    await user.click(field('Имя'))
    await user.click(button('Отказать'))
    expect(await screen.findByText('Номер всё ещё занят')).toBeTruthy()
    expect(document.activeElement).toBe(field('Телефон'))
  })

  it('loses nothing of what was typed', async () => {
    const { user, send } = open({ phone: ['Номер занят'] })
    await user.clear(field('Имя'))
    await user.type(field('Имя'), 'Мария')
    await send()
    await screen.findByText('Номер занят')
    expect({
      name: field('Имя').value,
      phone: field('Телефон').value,
      sum: field('Сумма').value.replace(/\s/g, ' '),
      agreed: field('Согласие').checked,
    }).toEqual({ name: 'Мария', phone: '999 000-00-01', sum: '1 200,50', agreed: true })
  })

  it('is there for who comes back to the form, whose focus is not taken', () => {
    show(<OrderForm draft={filled} refused={{ phone: ['Номер занят'] }} />)
    expect(screen.getByText('Номер занят')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
