// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Dialog, Event } from '#machines/notices/contract.ts'
import { NoticeBoard } from '#layouts/notice-board.tsx'
import { findActor } from '#system/living-actors.ts'
import { showSite } from './site-portal.tsx'

type Shown = ReturnType<typeof showSite>
const tell = (root: Shown['root'], event: Event) => act(() => findActor(root, 'notices')?.send(event))

function raise(dialog: Dialog) {
  const shown = showSite(<NoticeBoard />)
  tell(shown.root, { type: 'dialog.raised', dialog })
  return shown
}

it.each([
  ['Default', 'Возникла ошибка'],
  ['UnknownResponse', 'Возникла ошибка'],
  ['EsiaAccountUntrusted', 'Учётная запись не подтверждена'],
  ['EsiaCallbackError', 'Возникла ошибка в ЕСИА'],
] as const)('[8-14] the dialog %s has its title, and the support\'s telephone', (kind, title) => {
  raise({ kind, error: '', errorDescription: '' })
  const dialog = screen.getByRole('dialog', { name: title })
  expect(dialog.textContent).toContain('Обратитесь в службу поддержки')
  expect(screen.getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:/)
})

it('[4.4-04] the words of the callback are text, whatever is in them', () => {
  raise({ kind: 'EsiaCallbackError', error: 'access_denied', errorDescription: '<img src=x onerror="window.hit = 1">' })
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('<img src=x onerror="window.hit = 1">')
  expect(dialog.textContent).toContain('access_denied')
  expect(dialog.querySelector('img')).toBeNull()
})

it('[8-14] a dialog that is closed gives way to the one behind it', async () => {
  const { root, user } = raise({ kind: 'EsiaAccountUntrusted', error: '', errorDescription: '' })
  tell(root, { type: 'dialog.raised', dialog: { kind: 'Default', error: '', errorDescription: '' } })
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.getByRole('dialog', { name: 'Возникла ошибка' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[8-01] a toast is closed by its button', async () => {
  const { root, user } = showSite(<NoticeBoard />)
  tell(root, { type: 'notice.raised', text: 'Сохранено', tone: 'good' })
  expect(screen.getByText(/Сохранено/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
  expect(screen.queryByText(/Сохранено/)).toBeNull()
})
