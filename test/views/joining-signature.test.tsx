import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { joiningRules } from '#test/sandbox/content/form-rules/joining.ts'
import { Page } from '#views/joining-wizard/joining-page.tsx'
import '#views/joining-wizard/open-joining.tsx'
import { requestAt } from '../models/_joining-samples.ts'
import { auth } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const title = 'Заявление на вступление'
const person = { userId: 'u', userType: 'OnlineClientProfile', authType: 'Sms', mimic: false }
const registered = {
  state: 'registered',
  registrationNumber: 'З-2026-000901',
  registrationDate: '2026-11-25T10:02:00Z',
  documentId: 'd-1',
}

/** Visits to requests to join by one device: what it keeps of one visit the next one finds. */
function visits() {
  let state = 'accepted'
  let left: Record<string, string> = {}
  return (id: string, { isSilent = false } = {}) => {
    const page = showSite(<Page />, {
      path: `/lk/sever/joining-statement?id=${id}`,
      auth: { ...auth, userType: 'OnlineClientProfile' },
      answers: {
        'account.authorize': () => person,
        'content.routes': () => [],
        'statements.joiningRequest': () => {
          if (isSilent && state === 'signed') throw new Failure({ kind: 'offline' })
          return requestAt(4, { kppOnlineRequestId: id, state })
        },
        'statements.formRules': () => ({ version: '1', forms: { KppOnline: joiningRules } }),
        'statements.metaInformation': () => ({ ValidationVersion: '1', Countries: [], FileUploadLimits: [] }),
        'joining.templates': () => [
          { templateName: 'Application', title, required: true, perContract: false, state: 'draft' },
        ],
        'joining.fillTemplate': () => new File(['Прошу принять меня'], 'application.txt', { type: 'text/plain' }),
        'signing.requestCode': () => ({ confirmationToken: 'sign-1', smsAttempts: 3, phoneMask: '+7 999 ***-**-04' }),
        'signing.confirm': () => {
          state = 'signed'
          return { ...registered, statementId: id, reviewTermDays: 30 }
        },
      },
    })
    Object.entries(left).forEach(([key, value]) => window.localStorage.setItem(key, value))
    onTestFinished(() => void page.root.stop())
    const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
    return {
      async sign() {
        await press('К документам и подписи')
        await press(`Открыть: ${title}`)
        await press('Закрыть')
        await press(`Прочитано в файле: ${title}`)
        await press('Подписать кодом из СМС')
        await page.user.type(await screen.findByLabelText('Код из СМС'), '1234')
      },
      leave() {
        left = { ...window.localStorage }
        page.unmount()
        page.root.stop()
      },
    }
  }
}
/** What the receipt says, by its terms. */
async function receipt() {
  await screen.findByText('Заявление подписано и передано фонду')
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}
const dayAndTerm = {
  Подписано: '25\u00a0ноября 2026',
  Срок: 'Ответим до 25\u00a0декабря 2026: 30\u00a0дней со дня подачи',
}

describe('the receipt of a request to join', () => {
  it('tells its day and term right after the signature, and on every later visit by the same device', async () => {
    const visit = visits()
    const first = visit('kpp-4')
    await first.sign()
    expect(await receipt()).toMatchObject(dayAndTerm)
    first.leave()
    for (const page of ['second', 'third']) {
      const later = visit('kpp-4')
      expect(await receipt(), page).toMatchObject(dayAndTerm)
      later.leave()
    }
  })

  it('tells them where the connection is lost with the signature, and asks for no second one', async () => {
    await visits()('kpp-4', { isSilent: true }).sign()
    expect(await receipt()).toMatchObject(dayAndTerm)
    expect(screen.queryByText('Осталось подписать заявление')).toBeNull()
  })

  it('tells where the term stands of another request, or by a device that was not answered, and no day', async () => {
    const visit = visits()
    const first = visit('kpp-4')
    await first.sign()
    await receipt()
    first.leave()
    visit('kpp-10')
    const told = await receipt()
    expect(told).toHaveProperty('Номер заявления', '10')
    expect(told).toHaveProperty('Срок', 'Назван в пенсионных правилах')
    expect(told).not.toHaveProperty('Подписано')
  })
})
