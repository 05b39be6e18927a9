import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

type Services = ReturnType<typeof redemptionServices>

/** The services of a day on which these rules are in force. */
const judging = ({ answers }: Services, version: string, change: (steps: FormSteps['steps']) => FormSteps['steps']) => {
  const { forms } = answers['statements.formRules']()
  return {
    ...answers,
    'statements.formRules': () => ({
      version,
      forms: { RedemptionStatement: { steps: change(structuredClone(forms.RedemptionStatement.steps)) } },
    }),
    'statements.metaInformation': () => ({
      ...answers['statements.metaInformation'](),
      ValidationVersion: version,
    }),
  }
}
const asBefore = (steps: FormSteps['steps']) => steps
const stricter = (steps: FormSteps['steps']) =>
  steps.map((one) =>
    one.step === 'BankDetails' || one.step === 'TaxStatus'
      ? { ...one, fields: [...(one.fields ?? []), { path: 'bankDetails.branch', maxLength: 200 }] }
      : one,
  )
const begun = { ...wholeDraft, validationVersion: '2026.02' }
const changed = 'Правила заявления изменились'

/** Opens the statement at a step of it; with what an earlier visit of this device has left, where there was one. */
async function openAt(
  step: string,
  draft: typeof begun,
  answersOf: (services: Services) => Services['answers'],
  left = '',
) {
  const page = openPage(answersOf(redemptionServices(draft)))
  if (left) window.localStorage.setItem('formRules', left)
  await goTo(page, step)
  await heading(step)
  return page
}

/** What a visit leaves on the device. */
async function visitBefore(draft: typeof begun): Promise<string> {
  const page = await openAt('Личные данные', draft, (services) => judging(services, '2026.02', asBefore))
  expect(screen.queryByText(changed)).toBeNull()
  page.unmount()
  page.root.stop()
  return window.localStorage.getItem('formRules') ?? ''
}

describe('[3-15] a draft of an older version of the rules', () => {
  it('is opened, and the steps that ask something else are named', async () => {
    const left = await visitBefore(begun)
    await openAt('Контакты', begun, (services) => judging(services, '2026.03', stricter), left)
    const notice = (await screen.findByText(changed)).parentElement
    expect(notice?.textContent).toContain('Проверьте шаги: «Налоги», «Реквизиты».')
    expect(screen.getByLabelText<HTMLInputElement>(/почта/i).value).toBe('anna@example.ru')
  })

  it('is not told of what lies ahead of where it was left', async () => {
    const halfway = { ...begun, currentStep: 'PersonalData' }
    const left = await visitBefore(halfway)
    await openAt('Личные данные', halfway, (services) => judging(services, '2026.03', stricter), left)
    expect((await screen.findByText(changed)).parentElement?.textContent).toContain('Проверьте шаг: «Налоги».')
  })

  it('says so without names where this device has never seen those rules', async () => {
    await openAt('Контакты', begun, (services) => judging(services, '2026.03', stricter))
    expect((await screen.findByText(changed)).parentElement?.textContent).toContain(
      'Проверьте шаги, которые уже заполнили.',
    )
  })

  it('says nothing where another version asks the same', async () => {
    const left = await visitBefore(begun)
    await openAt('Контакты', begun, (services) => judging(services, '2026.03', asBefore), left)
    expect(screen.queryByText(changed)).toBeNull()
  })
})

describe('rules that change in the middle', () => {
  const refusing = (fields: Record<string, string[]>) => ({
    ...redemptionServices(begun).answers,
    'redemption.save': () => {
      throw new Failure({ kind: 'refused', status: 400, code: 'Validation', description: 'Проверьте поля.', fields })
    },
  })
  const offer = () => screen.queryByRole('button', { name: 'Загрузить новые правила' })

  async function refused(fields: Record<string, string[]>) {
    const page = openPage(refusing(fields))
    await goTo(page, 'Контакты')
    const mail = await screen.findByLabelText(/почта/i)
    await page.user.clear(mail)
    await page.user.type(mail, 'anna2@example.ru')
    await press(page, 'Продолжить')
    await screen.findByText('Фонд не принял заявление')
  }

  it('[3-15] are offered anew where the fund wants what the step does not ask for', async () => {
    await refused({ 'contactInfo.telegram': ['Укажите имя'] })
    await waitFor(() => expect(offer()).not.toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(/почта/i).value).toBe('anna2@example.ru')
  })

  it.each(['contactInfo.email', 'documents'])('are not blamed for %s, which the rules do ask for', async (name) => {
    await refused({ [name]: ['Фонд этого не принял'] })
    await screen.findByText(/^Проверьте поля\./)
    expect(offer()).toBeNull()
  })
})
