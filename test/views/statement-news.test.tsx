import { screen, waitFor } from '@testing-library/react'
import { onTestFinished, describe, expect, it } from 'vitest'
import { withSeen } from '#domain/statement-news.ts'
import { AccountHeader } from '#layouts/account-header.tsx'
import { seenStates } from '#system/browser/seen-states.ts'
import { StatementNewsList } from '#views/account/statement-news.tsx'
import { Redemptions } from '#views/services/redemptions.tsx'
import { answers, auth, onBehalf } from './account-samples.ts'
import { wholeDraft } from './redemption/statement-samples.ts'
import { showSite } from './site-portal.tsx'

const filed = { ...wholeDraft, statementId: 'rs-9', state: 'approved' as const }
const services = { ...answers, 'statements.redemptions': () => [filed], 'statements.taxDeductions': () => [] }

/** A device on which the statement was looked at while it was in review. */
function open(page: React.ReactElement, how: Partial<Parameters<typeof showSite>[1]> = {}) {
  const shown = showSite(
    <>
      <AccountHeader />
      {page}
    </>,
    { path: '/lk', auth, answers: services, ...how },
  )
  seenStates.keep(withSeen({}, answers['account.authorize']().userId, [{ statementId: 'rs-9', state: 'inReview' }]))
  onTestFinished(() => void shown.root.stop())
  return shown
}

describe('what has changed since the last visit', () => {
  it('[4.7-01] stands on the main page and as a number in the header', async () => {
    open(<StatementNewsList />)
    expect(await screen.findByRole('heading', { name: 'Изменилось с вашего прошлого визита' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('Заявление на выкупОдобреноОткрыть')
    expect(screen.getByRole('link', { name: 'Открыть' }).getAttribute('href')).toBe(
      '/lk/services/redemption-statement?id=rs-9',
    )
    const link = screen.getByRole('link', { name: 'Личный кабинет' })
    const description = () => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent
    await waitFor(() => expect(description()).toBe('Новое в заявлениях: 1'))
  })

  it('is news no more when the client has looked', async () => {
    open(<Redemptions />)
    await screen.findAllByText('Одобрено')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Личный кабинет' })).toBeTruthy())
    expect(screen.queryByText(/Новое в заявлениях/)).toBeNull()
  })

  it('[6-05] is not told to an employee, whose look does not count', async () => {
    open(<StatementNewsList />, {
      auth: { ...auth, mimic: true, authType: 'Mimic' },
      answers: { ...services, 'account.authorize': onBehalf },
    })
    await waitFor(() => expect(screen.getByRole('link', { name: 'Личный кабинет' })).toBeTruthy())
    expect(screen.queryByRole('heading', { name: 'Изменилось с вашего прошлого визита' })).toBeNull()
  })
})
