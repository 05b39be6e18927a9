import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from '#ui/countdown.tsx'
import { show } from '#test/ui/kit/page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const words = (seconds: number) => (seconds ? `через ${seconds}` : 'можно снова')
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

it('shows every second and speaks only of 30, 10 and 0', () => {
  const end = vi.fn()
  const { container } = show(<Countdown deadline={1_030_000} format={words} onEnd={end} />)
  const spoken = new Set<string | null>()
  const seen: (string | null)[] = []
  pass(0)
  for (let second = 30; second > 0; second--) {
    spoken.add(screen.getByRole('status').textContent)
    seen.push(container.querySelector('span')?.textContent ?? null)
    expect(end).not.toHaveBeenCalled()
    pass(1000)
  }
  spoken.add(screen.getByRole('status').textContent)
  expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => `через ${30 - index}`))
  expect([...spoken]).toEqual(['через 30', 'через 10', 'можно снова'])
  expect(end).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('speaks of other seconds where they are given', () => {
  show(<Countdown deadline={1_030_000} format={words} spoken={[20]} />)
  const spoken = new Set<string | null>()
  for (let second = 30; second >= 0; second--) {
    pass(second === 30 ? 0 : 1000)
    spoken.add(screen.getByRole('status').textContent)
  }
  expect([...spoken]).toEqual(['', 'через 20'])
})

it('goes by the deadline, whatever ticks were missed', () => {
  const { container } = show(<Countdown deadline={1_030_000} format={words} />)
  vi.setSystemTime(1_021_500)
  pass(1000)
  expect(container.querySelector('span')?.textContent).toBe('через 8')
})

it('starts anew with a new deadline', () => {
  const end = vi.fn()
  const { container, rerender } = show(<Countdown deadline={1_002_000} format={words} onEnd={end} />)
  pass(2000)
  rerender(<Countdown deadline={1_032_000} format={words} onEnd={end} />)
  pass(0)
  expect(container.querySelector('span')?.textContent).toBe('через 30')
  expect(end).toHaveBeenCalledOnce()
})

it('is at its end at once when the moment has passed', () => {
  const end = vi.fn()
  show(<Countdown deadline={999_000} format={words} onEnd={end} />)
  pass(0)
  expect(screen.getByRole('status').textContent).toBe('можно снова')
  expect(end).toHaveBeenCalledOnce()
})
