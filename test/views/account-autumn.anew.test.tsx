import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerClock } from '#system/auth/server-clock.ts'
import type { Root } from '#system/start.ts'
import { configure } from '#test/kit/configure.ts'

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inOctober = '2026-10-10T09:00:00Z'
const leaves = () => document.querySelector('[data-fading]')
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

/** Opens the portal anew on that day of the device; the server's clock is so many milliseconds ahead. Gives what draws it again. */
async function open(day: string, ahead = 0) {
  vi.setSystemTime(day)
  const { Autumn } = await import('#views/account/autumn.tsx')
  const { SystemProvider } = await import('#system/react/system.tsx')
  const clock: ServerClock = { now: () => Date.now() + ahead, note: () => undefined, onSet: () => () => undefined }
  const draw = () =>
    void render(
      <SystemProvider root={{} as Root} clock={clock}>
        <Autumn />
      </SystemProvider>,
    )
  draw()
  return draw
}

it('[4.8-01] leaves fall for 12 s, grow pale for 5 s and are gone', async () => {
  await open(inOctober)
  expect(leaves()?.getAttribute('data-fading')).toBe('false')
  pass(11_999)
  expect(leaves()?.getAttribute('data-fading')).toBe('false')
  pass(1)
  expect(leaves()?.getAttribute('data-fading')).toBe('true')
  pass(4_999)
  expect(leaves()).not.toBeNull()
  pass(1)
  expect(leaves()).toBeNull()
})

it('[4.8-01] they fall once a day, whatever is loaded anew', async () => {
  const drawAgain = await open(inOctober)
  cleanup()
  drawAgain()
  expect(leaves()).toBeNull()
  cleanup()
  vi.resetModules()
  await open('2026-10-10T20:59:00Z')
  expect(leaves()).toBeNull()
  cleanup()
  await open('2026-10-10T21:01:00Z')
  expect(leaves()).not.toBeNull()
})

it('[4.8-01] they are stopped where they are seen', async () => {
  await open(inOctober)
  act(() => screen.getByRole('button', { name: 'Остановить листопад', hidden: true }).click())
  expect(leaves()).toBeNull()
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})

it.each(['2026-08-31T12:00:00Z', '2026-12-01T12:00:00Z', '2026-04-15T12:00:00Z'])(
  '[4.8-01] there are none outside autumn: %s',
  async (day) => {
    await open(day)
    expect(leaves()).toBeNull()
  },
)

it.each([
  ['2026-08-31T12:00:00Z', true],
  ['2026-11-30T12:00:00Z', false],
])('[3-05, 4.8-01] a device a day behind does not shift autumn: %s', async (day, areThere) => {
  await open(day, 86_400_000)
  expect(leaves() !== null).toBe(areThere)
})

it('[4.8-01] there are none where the configuration has them off', async () => {
  await configure({ autumnLeaves: false })
  await open(inOctober)
  expect(leaves()).toBeNull()
})
