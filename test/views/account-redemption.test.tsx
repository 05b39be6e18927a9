import { configure, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Page } from '#views/redemption-wizard/redemption-page.tsx'
import { auth, refusingOnce } from './account-samples.ts'
import { redemptionServices, wholeDraft } from './redemption/statement-samples.ts'
import { showSite } from './site-portal.tsx'

configure({ defaultHidden: true, asyncUtilTimeout: 5000 })

const permission = { canSubmitNew: false, canContinue: false, statementId: null, reasonCode: null, reason: null }
function open(canSubmit: (asked: object) => unknown) {
  const shown = showSite(<Page />, {
    path: '/lk/services/redemption-statement',
    auth,
    answers: { ...redemptionServices().answers, 'statements.canSubmitRedemption': canSubmit },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}

describe('the redemption statement', () => {
  it.each([
    ['a new one may be filed', { ...permission, canSubmitNew: true }, 'Подать заявление можно'],
    [
      'neither, for a reason',
      { ...permission, reason: 'Ваше заявление на рассмотрении.' },
      'Ваше заявление на рассмотрении.',
    ],
    ['neither, for no reason', permission, 'Фонд не назвал причину.'],
  ])('[2.8-01] [4.7-04] begins with its guide and says whether %s', async (_, answer, words) => {
    open(() => answer)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Сколько удержат' })).toBeTruthy()
  })

  it('says that without the certificate contributions are taxed, also those of who never used the deduction', async () => {
    open(() => permission)
    const card = (await screen.findByRole('heading', { name: 'Сколько удержат' })).closest('section, article, div')!
    expect(card.textContent).toMatch(/даже если вы его не получали/)
    expect(card.textContent).toMatch(/только если справка из налоговой подтвердит, что вычета не было/)
  })

  it('[2.8-01] [4.7-04] goes on with a draft at its contracts, and leads to the step that was reached', async () => {
    const shown = showSite(<Page />, {
      path: '/lk/services/redemption-statement',
      auth,
      answers: redemptionServices({ ...wholeDraft, currentStep: 'BankDetails' }).answers,
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'Договоры и сумма' })).toBeTruthy()
    await shown.user.click(await screen.findByRole('button', { name: 'Продолжить с шага «Реквизиты»' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Реквизиты' })).toBeTruthy()
  })

  it('[4.7-02] asks for nothing while the passport is listed as invalid', async () => {
    showSite(<Page />, {
      path: '/lk/services/redemption-statement',
      auth,
      answers: { ...redemptionServices().answers, 'account.blocking': () => [{ code: 'PassportInFMS' }] },
    })
    expect(await screen.findByRole('link', { name: 'Какой паспорт знает фонд' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Заполнить заявление' })).toBeNull()
  })

  it('[4.7-04] asks again where it could not be asked', async () => {
    const { user } = open(refusingOnce(() => ({ ...permission, canSubmitNew: true })))
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Подать заявление можно')).toBeTruthy()
  })
})
