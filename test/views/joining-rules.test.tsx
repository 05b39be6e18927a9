import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { Layout } from '#layouts/online-joining.tsx'
import { joiningDraft } from '#test/api/statement-samples.ts'
import { joiningRules } from '#test/sandbox/content/form-rules/joining.ts'
import { Page } from '#views/joining-wizard/joining-page.tsx'
import '#views/joining-wizard/open-joining.tsx'
import { auth } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const begun: KppOnlineRequest = {
  ...joiningDraft('begun'),
  kppOnlineRequestId: 'kpp-1',
  currentStep: 2,
  companyCode: 'SEVER',
  expireDate: '2027-03-31',
}
/** The rules of another day: the second and the third step ask for something else. */
const stricter = {
  steps: joiningRules.steps.map((one) =>
    one.step === 'step_1' ? one : { ...one, fields: [...(one.fields ?? []), { path: 'note', maxLength: 200 }] },
  ),
}
const days = { '2026.02': joiningRules, '2026.03': stricter }
const kept = ['formRules', 'joiningRules']

/** A visit on a day when these rules are in force, by a device that has kept this of the visits before. */
async function visit(request: KppOnlineRequest, version: keyof typeof days, left: Record<string, string> = {}) {
  let now = request
  const shown = showSite(
    <Layout>
      <Page />
    </Layout>,
    {
      path: '/lk/sever/joining-statement?id=kpp-1',
      auth: { ...auth, userType: 'OnlineClientProfile' },
      answers: {
        'account.authorize': () => ({ userId: 'u', userType: 'OnlineClientProfile', authType: 'Sms', mimic: false }),
        'content.routes': () => [],
        'statements.joiningRequest': () => now,
        'statements.formRules': () => ({ version, forms: { KppOnline: days[version] } }),
        'statements.metaInformation': () => ({
          ValidationVersion: version,
          Countries: [{ Code: 643, Name: 'Россия' }],
          FileUploadLimits: [],
        }),
        'joining.save': (({ body }: { body: KppOnlineDraft }) => {
          now = { ...now, ...body, kppOnlineRequestId: now.kppOnlineRequestId }
          return now
        }) as never,
      },
    },
  )
  onTestFinished(() => void shown.root.stop())
  for (const [key, value] of Object.entries(left)) window.localStorage.setItem(key, value)
  await screen.findByRole('textbox', { name: 'Имя' })
  // The notice is fetched when it is wanted: only by now would it be there.
  await act(async () => void (await import('#views/statements/rule-changes.tsx')))
  return {
    ...shown,
    /** Ends the visit, and hands over what the device keeps of it. */
    leave() {
      shown.unmount()
      shown.root.stop()
      return Object.fromEntries(kept.map((key) => [key, window.localStorage.getItem(key) ?? '""']))
    },
  }
}
const changed = () => screen.queryByText('Правила заявления изменились')

describe('[3-15] a request to join that was begun by older rules', () => {
  it('names the steps that ask something else, of those that were come to, until it is saved by the new ones', async () => {
    let page = await visit(begun, '2026.02')
    expect(changed()).toBeNull()
    const before = page.leave()

    page = await visit(begun, '2026.03', before)
    await waitFor(() => expect(changed()?.parentElement?.textContent).toContain('Проверьте шаг: «Личные данные».'))
    page = await visit(begun, '2026.03', page.leave())
    await waitFor(() => expect(changed()).not.toBeNull())

    await page.user.click(screen.getByRole('button', { name: 'Продолжить' }))
    await screen.findByRole('heading', { level: 2, name: 'Взносы и документы' })
    await visit(begun, '2026.03', page.leave())
    expect(changed()).toBeNull()
  })

  it('says nothing of one that nobody has saved yet', async () => {
    const left = (await visit(begun, '2026.02')).leave()
    await visit({ ...begun, idempotencyKey: null }, '2026.03', left)
    expect(changed()).toBeNull()
  })
})
