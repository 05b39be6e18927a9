import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Page } from '#views/redemption-wizard/redemption-page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { auth } from '../account-samples.ts'
import { asksAtClosing, fillDevice } from '../full-device.ts'
import { showSite } from '../site-portal.tsx'
import { goTo, heading } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const path = '/lk/services/redemption-statement'

/** The statement, an edit of it typed, beside a link to another page. */
async function openTyped(canKeep: boolean) {
  const page = showSite(
    <>
      <TextLink href="/lk/services">Все услуги</TextLink>
      <Page />
    </>,
    { path, auth, answers: redemptionServices(wholeDraft).answers },
  )
  onTestFinished(() => void page.root.stop())
  await goTo(page, 'Контакты')
  await heading('Контакты')
  if (!canKeep) fillDevice()
  await page.user.type(await screen.findByLabelText(/почта/i), 'x')
  await screen.findAllByText(canKeep ? /^Сохранено на этом устройстве/ : /^Не сохранено/)
  return page
}
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Все услуги' }))
const question = () => screen.queryByRole('heading', { name: 'Уйти без сохранения?' })

describe('a page is left whose statement lies in its memory alone', () => {
  it('asks first, and stays with what was typed', async () => {
    const page = await openTyped(false)
    await waitFor(() => expect(asksAtClosing()).toBe(true))
    leave()
    await waitFor(() => expect(question()).not.toBeNull())
    expect(window.location.pathname).toBe(path)
    await page.user.click(screen.getByRole('button', { name: 'Остаться' }))
    expect(question()).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/почта/i).value).toBe('anna@example.rux')
  })

  it('is left where the client says so', async () => {
    const page = await openTyped(false)
    await waitFor(() => expect(asksAtClosing()).toBe(true))
    leave()
    await waitFor(() => expect(question()).not.toBeNull())
    await page.user.click(screen.getByRole('button', { name: 'Уйти' }))
    await waitFor(() => expect(window.location.pathname).toBe('/lk/services'))
  })

  it('asks nothing where the device keeps it', async () => {
    await openTyped(true)
    expect(asksAtClosing()).toBe(false)
    leave()
    await waitFor(() => expect(window.location.pathname).toBe('/lk/services'))
    expect(question()).toBeNull()
  })
})
