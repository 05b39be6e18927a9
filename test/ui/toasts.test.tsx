import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Toasts, type Toast } from '#ui/toasts.tsx'
import { show } from '#test/ui/kit/page.tsx'

const toasts: Toast[] = [
  { id: 'a', tone: 'good', text: 'Заявление сохранено' },
  { id: 'b', tone: 'bad', text: 'Нет соединения с интернетом!' },
]

function shown(list: readonly Toast[] = toasts) {
  const heard = { onClose: vi.fn(), onHold: vi.fn(), onRelease: vi.fn() }
  return {
    ...heard,
    ...show(<Toasts toasts={list} {...heard} />),
    again: (next: readonly Toast[]) => <Toasts toasts={next} {...heard} />,
  }
}

it('[8-01] a toast is held while pointed at', async () => {
  const { user, onHold, onRelease } = shown()
  await user.hover(screen.getByText('Нет соединения с интернетом!'))
  expect(onHold).toHaveBeenLastCalledWith('b')
  expect(onRelease).not.toHaveBeenCalled()
  await user.unhover(screen.getByText('Нет соединения с интернетом!'))
  expect(onRelease).toHaveBeenCalledExactlyOnceWith('b')
})

it('[8-01] a toast is held while focused, also when the pointer leaves it', async () => {
  const { user, onHold, onRelease } = shown()
  await user.tab()
  expect(onHold).toHaveBeenLastCalledWith('a')
  const item = screen.getByText('Заявление сохранено').closest('li')
  if (item) fireEvent.pointerLeave(item)
  expect(onRelease).not.toHaveBeenCalled()
  await user.tab()
  expect(onRelease).toHaveBeenCalledExactlyOnceWith('a')
})

it('[8-01] a toast can be closed by hand', async () => {
  const { user, onClose } = shown()
  const [, second] = screen.getAllByRole('button', { name: 'Закрыть уведомление' })
  if (second) await user.click(second)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('b')
})

it('[8-01] one live region, there before the first toast, announces it: failures at once, with the word', () => {
  const { rerender, again } = shown([])
  const region = screen.getByRole('list')
  expect(region.getAttribute('aria-live')).toBe('polite')
  rerender(again(toasts))
  expect(screen.getByRole('list')).toBe(region)
  expect(region.getAttribute('aria-live')).toBe('assertive')
  expect(region.textContent).toContain('Ошибка: Нет соединения с интернетом!')
})
