import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { PensionApplication } from '#domain/synchronizer-statements.ts'
import { pensionRules } from '#test/sandbox/content/form-rules/pension.ts'
import { Page } from '#views/pension-statement/pension-page.tsx'
import { answers, auth, individualProgramme, me } from '../account-samples.ts'
import { showSite } from '../site-portal.tsx'

const passport = {
  passportType: 'RF' as const,
  documentCode: 21,
  series: '4510',
  number: '123456',
  issueDate: '2014-06-03',
  issuedBy: 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ',
  departmentCode: '770-053',
  expirationDate: null,
  country: 643,
}
type Given = { query: { statementType: string }; body: PensionApplication }

/** Services for a client who has the age of payment; what was asked to be signed stands in `asked`. */
export function pensionServices() {
  const asked: PensionApplication[] = []
  const state = { refuses: null as Failure | null }
  return {
    asked,
    state,
    answers: {
      ...answers,
      'account.me': () => ({ ...me, birthDate: '1964-05-17', email: 'anna@example.ru' }),
      'account.passport': () => [passport],
      'agreements.products': () => [individualProgramme],
      'statements.formRules': () => ({ version: '1', forms: { PensionStatement: pensionRules } }),
      'statements.metaInformation': () => ({
        ValidationVersion: '2026.02',
        Countries: [{ Code: 643, Name: 'Россия' }],
        FileUploadLimits: [{ FileType: 'pdf', Limit: 20971520 }],
      }),
      'files.uploadTemporary': () => ({
        id: 'tmp-1',
        fileName: 'scan.pdf',
        size: 13,
        contentType: 'application/pdf',
        expireTime: '2026-02-18T10:00:00Z',
      }),
      'files.check': () => ({ checkState: 'Clean' }),
      'synchronizerSigning.requestCode': ({ body }: Given) => {
        asked.push(body)
        if (state.refuses) throw state.refuses
        return { confirmationToken: 'k-1', smsAttempts: 3, expireTime: null, phoneMask: '+7 999 ***-**-01' }
      },
      'synchronizerSigning.confirm': () => ({
        statementId: 'st-900',
        statementType: 'PensionStatement',
        state: 'registered',
        registrationNumber: 'З-2026-000900',
        registrationDate: '2026-02-17T10:02:00Z',
        documentId: 'd-1200',
        reviewTermDays: 30,
      }),
      'documents.document': () => {
        throw new Failure({ kind: 'refused', status: 404 })
      },
    } as Record<string, (given: never) => unknown>,
  }
}

/** The page of the application over services that answer so. */
export function openPage(given: ReturnType<typeof pensionServices>['answers'], as: Auth = auth) {
  const shown = showSite(<Page />, {
    path: '/lk/services/pension-statement',
    auth: as,
    answers: given as Record<string, (given: { params: Record<string, string> }) => unknown>,
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof openPage>

export const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** The heading of the card that is shown. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const pick = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }))

/** Fills in the application as far as its files. */
export async function fillIn(page: Opened) {
  await press(page, 'Заполнить заявление')
  await heading('Программа')
  await press(page, 'Продолжить')
  await heading('Основание')
  await pick(page, /^Пенсионный возраст/)
  await press(page, 'Продолжить')
  await heading('Схема выплат')
  await pick(page, 'В течение срока')
  await page.user.selectOptions(await screen.findByLabelText('На сколько лет'), '10')
  await press(page, 'Продолжить')
  await heading('Личные данные')
  await page.user.type(await screen.findByLabelText('ИНН'), '500100732259')
  await press(page, 'Продолжить')
  await heading('Документ')
  await screen.findByLabelText('Серия')
  await press(page, 'Продолжить')
  await heading('Контакты')
  await screen.findByLabelText('Электронная почта')
  await press(page, 'Продолжить')
  await heading('Реквизиты')
  await page.user.type(await screen.findByLabelText('БИК'), '044525225')
  await page.user.type(screen.getByLabelText('Банк'), 'ПАО Сбербанк')
  await page.user.type(screen.getByLabelText('Номер счёта'), '40817810700000000001')
  await press(page, 'Продолжить')
  await heading('Файлы')
  const place = await screen.findByRole('region', { name: 'Паспорт, разворот с фото' })
  const scan = new File(['%PDF-1.7 text'], 'scan.pdf', { type: 'application/pdf' })
  await page.user.upload(place.querySelector('input[type=file]') as HTMLInputElement, scan)
  await screen.findByText('Принят')
  await press(page, 'Продолжить')
  await heading('Проверка')
}
