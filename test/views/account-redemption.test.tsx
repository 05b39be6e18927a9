import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { Page } from '#views/redemption-wizard/redemption-page.tsx'
import { auth, refusingOnce } from './account-samples.ts'
import { redemptionServices, wholeDraft } from './redemption/statement-samples.ts'
import { showSite } from './site-portal.tsx'

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

  it('[4.7-04] leads to the statement that is being reviewed', async () => {
    open(() => ({
      ...permission,
      statementId: 'rs 7',
      reasonCode: 'InReview',
      reason: 'Ваше заявление на рассмотрении.',
    }))
    expect((await screen.findByRole('link', { name: 'Что с этим заявлением' })).getAttribute('href')).toBe(
      '/lk/services/redemption-statement?id=rs%207',
    )
  })

  const blockedWith = (waiting: Partial<RedemptionStatement> | null) => {
    const shown = showSite(<Page />, {
      path: '/lk/services/redemption-statement',
      auth,
      answers: {
        ...redemptionServices().answers,
        'account.blocking': () => [{ code: 'PassportInFMS' }],
        'statements.canSubmitRedemption': () => ({
          ...permission,
          statementId: waiting && 'rs-5',
          reasonCode: 'Blocked',
          reason: 'Паспорт числится недействительным.',
        }),
        'statements.redemptions': () => (waiting ? [{ ...wholeDraft, statementId: 'rs-5', ...waiting }] : []),
      },
    })
    onTestFinished(() => void shown.root.stop())
  }

  it('[4.7-02] leads from an invalid passport to the statement that waits for it, and to sending the new one', async () => {
    blockedWith({ state: 'needSupplement', registrationNumber: 'З-2026-000805' })
    const link = await screen.findByRole('link', { name: 'заявление на выкуп №\u00A0З-2026-000805' })
    expect(link.getAttribute('href')).toBe('/lk/services/redemption-statement?id=rs-5')
    expect(screen.getByRole('link', { name: 'Прислать новый документ' }).getAttribute('href')).toBe(
      '/lk/services/supplement?id=rs-5',
    )
    expect(screen.queryByText(/принимают в офисе фонда/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Заполнить заявление' })).toBeNull()
  })

  it.each([
    ['a statement is reviewed', { state: 'inReview' }, /Нового паспорта ждёт/],
    ['one is only begun', { state: 'draft' }, /Начатое заявление сохранено/],
    ['there is none', null, /принимают в офисе фонда/],
  ] as const)('[4.7-02] says of an invalid passport where the new one is given while %s', async (_, waiting, words) => {
    blockedWith(waiting)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText(/принимают в офисе фонда/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Какой паспорт знает фонд' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Прислать новый документ' })).toBeNull()
  })

  it('[4.7-04] asks again where it could not be asked', async () => {
    const { user } = open(refusingOnce(() => ({ ...permission, canSubmitNew: true })))
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Подать заявление можно')).toBeTruthy()
  })
})
