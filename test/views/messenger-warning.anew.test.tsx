import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configure } from '#test/kit/configure.ts'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['on', true],
  ['off', false],
])('[1-09] the entry form warns of messengers where the configuration has it %s', async (_, messengerWarning) => {
  await configure({ messengerWarning })
  const { cleanup, screen } = await import('@testing-library/react')
  const { EntryCard } = await import('#views/entry-form/entry-card.tsx')
  const { showSite } = await import('./site-portal.tsx')
  showSite(<EntryCard purpose="Кабинет" />, { path: '/lk/login' })
  await screen.findByRole('tab', { name: 'По телефону' })
  expect(screen.queryAllByText('Мы не общаемся в мессенджерах')).toHaveLength(messengerWarning ? 1 : 0)
  cleanup()
})
