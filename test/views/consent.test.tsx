import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Page } from '#views/consent/consent-page.tsx'
import { answers, auth, onBehalf } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

function open(isOperator: boolean) {
  const create = vi.fn(() => ({ consentId: 'consent-1', status: 'Created' }))
  const shown = showSite(<Page />, {
    path: '/lk/pdn',
    auth: { ...auth, scopes: [], ...(isOperator && { mimic: true, authType: 'Mimic' as const }) },
    answers: {
      ...answers,
      'account.authorize': () =>
        isOperator
          ? { ...onBehalf(), operatorName: 'Сидорова Ольга' }
          : { ...onBehalf(), authType: 'Sms', mimic: false },
      'templates.staticTemplate': () => '<p>Даю согласие</p>',
      'consent.create': create,
    },
  })
  onTestFinished(() => void shown.root.stop())
  return { ...shown, create }
}
const sign = () => screen.findByRole('button', { name: 'Подписать кодом из СМС' })

it('[6-05] an employee reads a client’s consent and is told that they cannot sign it: nothing is written and no code is sent', async () => {
  const { user, create } = open(true)
  const banner = await screen.findByRole('complementary', { name: 'Режим просмотра' })
  await waitFor(() => expect(banner.textContent).toContain('Сидорова Ольга'))
  expect(within(banner).getByRole('button', { name: 'Выйти из режима' })).toBeTruthy()
  await user.click(await screen.findByRole('checkbox'))
  const button = await sign()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'В режиме просмотра подписывать нельзя',
  )
  await user.click(button)
  await user.type(button, '{Enter}')
  expect(create).not.toHaveBeenCalled()
})

it('[2.2-09] the client themselves signs it once it is agreed to', async () => {
  const { user, create } = open(false)
  const button = await sign()
  expect(screen.queryByRole('complementary', { name: 'Режим просмотра' })).toBeNull()
  await user.click(button)
  expect(create).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox'))
  await user.click(button)
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
})
