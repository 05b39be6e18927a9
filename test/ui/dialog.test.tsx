import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { show } from '#test/ui/kit/page.tsx'

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Открыть</button>
      {open && children(() => setOpen(false))}
    </>
  )
}

const menu = (
  <Opener>
    {(close) => (
      <Drawer title="Меню" onClose={close}>
        <p>Разделы</p>
        <a href="#news">Новости</a>
      </Drawer>
    )}
  </Opener>
)

const opener = () => screen.getByRole('button', { name: 'Открыть' })

async function opened(element: ReactNode) {
  const { user } = show(<StrictMode>{element}</StrictMode>)
  await user.click(opener())
  return { user, dialog: screen.getByRole('dialog') }
}

async function expectClosed() {
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
}

it('[2.5-14] a drawer opens by its button, takes the focus, and Escape closes it and gives the focus back', async () => {
  const { user, dialog } = await opened(menu)
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Меню' })).toBe(dialog)
  await user.keyboard('{Escape}')
  await expectClosed()
})

it('a drawer is there before it is filled: what answers a press waits for none of its links', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  flushSync(() =>
    root.render(
      <Drawer title="Меню" onClose={() => {}}>
        <p>Разделы</p>
      </Drawer>,
    ),
  )
  expect(within(place).getByRole('dialog', { name: 'Меню' }).contains(document.activeElement)).toBe(true)
  expect(within(place).queryByText('Разделы')).toBeNull()
  expect(await within(place).findByText('Разделы')).toBeDefined()
})

it('[2.5-14] a choice in a drawer closes it', async () => {
  const { user } = await opened(menu)
  await user.click(await screen.findByRole('link', { name: 'Новости' }))
  await expectClosed()
})

it('[2.5-14] a touch outside a drawer closes it, a touch on its words does not', async () => {
  const { user, dialog } = await opened(menu)
  await user.click(await screen.findByText('Разделы'))
  expect(screen.queryByRole('dialog')).toBe(dialog)
  await user.click(dialog)
  await expectClosed()
})

it('a dialog closes by its cross and by Escape, not by a touch outside, and gives the focus back', async () => {
  const { user, dialog } = await opened(
    <Opener>
      {(close) => (
        <Dialog title="Код" onClose={close}>
          Введите код
        </Dialog>
      )}
    </Opener>,
  )
  await user.click(dialog)
  expect(screen.queryByRole('dialog', { name: 'Код' })).toBe(dialog)
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  await expectClosed()
})

it('the focus starts at the title, or where the content asks for it', async () => {
  await opened(
    <Opener>
      {(close) => (
        <Dialog title="Код" onClose={close}>
          <input aria-label="Код из SMS" data-focus-first="" />
        </Dialog>
      )}
    </Opener>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Код из SMS'))
})

it('is the owner who decides: a dialog whose close is refused stays', async () => {
  const close = vi.fn()
  const { user } = show(
    <Dialog title="Подписание" onClose={close}>
      Идёт подписание
    </Dialog>,
  )
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

it('a close that the browser forces is told to the owner', () => {
  const close = vi.fn()
  show(
    <Dialog title="Подписание" onClose={close}>
      Идёт подписание
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(close).toHaveBeenCalledOnce()
})
