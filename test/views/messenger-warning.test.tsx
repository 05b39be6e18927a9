import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => vi.unstubAllEnvs())

it.each([
  ['on', 1],
  ['off', 0],
])('[1-09] the entry form warns of messengers where the configuration has it %s', async (value, count) => {
  vi.stubEnv('VITE_MESSENGER_WARNING', value)
  const { cleanup, screen } = await import('@testing-library/react')
  const { EntryCard } = await import('#views/entry-form/entry-card.tsx')
  const { showSite } = await import('./site-portal.tsx')
  showSite(<EntryCard purpose="Кабинет" />, { path: '/lk/login' })
  await screen.findByRole('tab', { name: 'По телефону' })
  expect(screen.queryAllByText('Мы не общаемся в мессенджерах')).toHaveLength(count)
  cleanup()
})
