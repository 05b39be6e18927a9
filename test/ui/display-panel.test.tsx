import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DisplayPanel } from '#ui/display-panel.tsx'
import { applyDisplay, parseDisplay } from '#ui/display-preferences.ts'
import { show } from '#test/ui/kit/page.tsx'

const usual = { textSize: 100, contrast: 'normal', motion: 'full' }

it.each([
  null,
  undefined,
  '',
  'мусор',
  5,
  [],
  {},
  { textSize: 300, contrast: true, motion: 'fast' },
  { textSize: '125' },
])('reads %j as usual', (stored) => {
  expect(parseDisplay(stored)).toEqual(usual)
})

it('keeps what it knows of a stored value and leaves out the rest', () => {
  expect(parseDisplay({ textSize: 150, contrast: 'high', motion: 'none', other: 1 })).toEqual({
    textSize: 150,
    contrast: 'high',
    motion: 'none',
  })
})

it('changes the page at once, remembers it, and shows it when opened again', async () => {
  let stored: unknown = null
  const { user } = show(
    <DisplayPanel
      store={{
        load: () => stored,
        save: (preferences) => {
          stored = preferences
        },
      }}
    />,
  )
  const root = document.documentElement
  applyDisplay(parseDisplay(stored))

  await user.click(screen.getByRole('button', { name: 'Настройки отображения' }))
  await user.click(screen.getByRole('radio', { name: /150/ }))
  await user.click(within(screen.getByRole('group', { name: 'Контраст' })).getByRole('radio', { name: 'Высокий' }))
  await user.click(screen.getByRole('radio', { name: 'Выключено' }))
  expect({ ...root.dataset }).toEqual({ textSize: '150', contrast: 'high', motion: 'none' })
  expect(stored).toEqual({ textSize: 150, contrast: 'high', motion: 'none' })

  await user.click(screen.getByRole('button', { name: 'Готово' }))
  await user.click(screen.getByRole('button', { name: 'Настройки отображения' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /150/ }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Вернуть обычный вид' }))
  expect(stored).toEqual(usual)
  expect(root.dataset['textSize']).toBe('100')
})
