import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Event } from '#machines/notice-board/contract.ts'
import type { Dialog } from '#machines/notices/contract.ts'
import { NoticeBoard } from '#layouts/notice-board.tsx'
import { findActor } from '#system/living-actors.ts'
import { Alive } from '#system/react/system.tsx'
import { showSite } from './site-portal.tsx'

type Shown = ReturnType<typeof showSite>
const tell = (root: Shown['root'], event: Event) => act(() => findActor(root, 'noticeBoard')?.send(event))

/** The board over an empty page, as soon as it has come. */
async function showBoard() {
  const shown = showSite(
    <Alive actor="noticeBoard">
      <NoticeBoard />
    </Alive>,
  )
  await act(() => vi.waitFor(() => expect(findActor(shown.root, 'noticeBoard')).toBeDefined()))
  return shown
}

async function raise(dialog: Dialog) {
  const shown = await showBoard()
  tell(shown.root, { type: 'dialog.raised', dialog })
  return shown
}

it.each([
  ['Default', 'Возникла ошибка'],
  ['UnknownResponse', 'Возникла ошибка'],
  ['EsiaAccountUntrusted', 'Учётная запись не подтверждена'],
  ['EsiaCallbackError', 'Возникла ошибка в ЕСИА'],
] as const)("[8-14] the dialog %s has its title, and the support's telephone", async (kind, title) => {
  await raise({ kind, error: '', errorDescription: '' })
  const dialog = screen.getByRole('dialog', { name: title })
  expect(dialog.textContent).toContain('Обратитесь в службу поддержки')
  expect(screen.getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:/)
})

it('[4.4-04] the words of the callback are text, whatever is in them', async () => {
  await raise({
    kind: 'EsiaCallbackError',
    error: 'server_error',
    errorDescription: '<img src=x onerror="window.hit = 1">',
  })
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('<img src=x onerror="window.hit = 1">')
  expect(dialog.textContent).toContain('server_error')
  expect(dialog.querySelector('img')).toBeNull()
})

it('[8-14] a dialog that is closed gives way to the one behind it', async () => {
  const { root, user } = await raise({ kind: 'EsiaAccountUntrusted', error: '', errorDescription: '' })
  tell(root, { type: 'dialog.raised', dialog: { kind: 'Default', error: '', errorDescription: '' } })
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.getByRole('dialog', { name: 'Возникла ошибка' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[8-01] a toast is closed by its button', async () => {
  const { root, user } = await showBoard()
  tell(root, { type: 'notice.raised', text: 'Сохранено', tone: 'good' })
  expect(screen.getByText(/Сохранено/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
  expect(screen.queryByText(/Сохранено/)).toBeNull()
})
