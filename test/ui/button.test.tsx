import { fireEvent, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '#ui/button.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('a blocked button can be focused, says why, and leaves what follows to its owner, who hears of the press', async () => {
  const press = vi.fn()
  const { user } = show(
    <Button blocked="Примите условия" onClick={press}>
      Продолжить
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Продолжить' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Примите условия')
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(press).toHaveBeenCalledOnce()
})

it('a touch on a blocked button shows why, also where a touch does not focus', () => {
  show(<Button blocked="Примите условия">Продолжить</Button>)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
})

it('is the same button, still focused, once it is free', async () => {
  const press = vi.fn()
  const { user, rerender } = show(
    <Button blocked="Примите условия" onClick={press}>
      Продолжить
    </Button>,
  )
  await user.tab()
  rerender(<Button onClick={press}>Продолжить</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Продолжить' }))
  await user.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
})

it('Escape puts the explanation away until the button is focused anew', async () => {
  const { user } = show(
    <>
      <Button blocked="Примите условия">Продолжить</Button>
      <Button>Назад</Button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Продолжить' })
  await user.tab()
  expect(button.dataset['tip']).toBeUndefined()
  await user.keyboard('{Escape}')
  expect(button.dataset['tip']).toBe('dismissed')
  await user.tab()
  await user.tab({ shift: true })
  expect(button.dataset['tip']).toBeUndefined()
})

it('a busy button keeps its name and hears no second press', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: FormEvent) => event.preventDefault())
  const { user } = show(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Сохранить
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Сохранить' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

it('a link in the look of a button is a link, and pages open without a reload', async () => {
  const { user } = show(<ButtonLink href="/contacts">Контакты</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Контакты' }))
  expect(location.pathname).toBe('/contacts')
})
