import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NearWindow } from '#ui/near-window.tsx'

type Entry = { isIntersecting: boolean }
let tell: (entries: Entry[]) => void = () => undefined

function open() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Entry[]) => void) {
        tell = (entries) => act(() => heard(entries))
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <NearWindow>
      <button type="button">Строка</button>
    </NearWindow>,
  )
}
const drawn = () => screen.queryByText('Строка')
const away = () => tell([{ isIntersecting: false }])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is drawn at first, not far from the window, and again near it', () => {
  open()
  expect(drawn()).not.toBeNull()
  away()
  expect(drawn()).toBeNull()
  tell([{ isIntersecting: true }])
  expect(drawn()).not.toBeNull()
})

it('keeps what holds the focus', () => {
  open()
  drawn()?.focus()
  away()
  expect(drawn()).not.toBeNull()
})

it('is drawn whole for paper', () => {
  open()
  away()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(drawn()).not.toBeNull()
})

it('is drawn where the browser cannot say what is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver
  render(<NearWindow>Строка</NearWindow>)
  expect(drawn()).not.toBeNull()
})
