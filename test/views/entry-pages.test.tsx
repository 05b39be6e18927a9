import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { ErrorPage } from '#layouts/error-page.tsx'
import { joiningRules } from '#test/sandbox/content/form-rules/joining.ts'
import '#views/joining-wizard/open-joining.tsx'
import { Layout as JoiningLayout } from '#layouts/online-joining.tsx'
import { Page as ConfirmEmailPage } from '#views/email-confirmation/confirm-email-page.tsx'
import { Page as JoiningPage } from '#views/joining-wizard/joining-page.tsx'
import { Page as MaintenancePage } from '#views/service/maintenance-page.tsx'
import { auth } from '#test/models/_samples.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'
import { showSite } from './site-portal.tsx'

/** The portal of one test ends with it, or it would take what the address of the next one holds. */
function visit(...site: Parameters<typeof showSite>) {
  const shown = showSite(...site)
  onTestFinished(() => void shown.root.stop())
  return shown
}
const title = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the error page', () => {
  it('[2.3-06] [1-05] says what went wrong, whom to call, and leads home', async () => {
    visit(<ErrorPage status={500} message="Сервис закрыт" />)
    await title('Произошла ошибка: «Сервис закрыт»')
    expect(screen.getByText('Обратитесь в службу поддержки.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:\+7800/)
    expect(screen.getByRole('link', { name: 'Вернуться на главную' }).getAttribute('href')).toBe('/')
  })

  it('[2.3-05] an unknown address is told of in words of its own', async () => {
    visit(<ErrorPage status={404} message="" />)
    await title('Не удалось найти эту страницу')
  })
})

describe('the confirmation of an e-mail', () => {
  const open = (answer: () => unknown) =>
    visit(<ConfirmEmailPage />, {
      path: '/lk/confirm-email?confirmationKey=key',
      answers: { 'account.confirmEmail': answer },
    })
  const refused = (status: number) => () => {
    throw new Failure({ kind: 'refused', status })
  }

  it('[2.2-04] success names the address, and the key is gone from the address bar', async () => {
    open(() => ({ email: 'anna@example.ru', emailConfirmed: true }))
    await title('Почта подтверждена')
    expect(screen.getByText('anna@example.ru')).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('[2.2-04] an expired key, a key of no use and a failure are told apart', async () => {
    for (const [status, heading] of [
      [410, 'Ссылка устарела'],
      [404, 'Ссылка не подходит'],
    ] as const) {
      const { root, unmount } = open(refused(status))
      await title(heading)
      unmount()
      root.stop()
    }
    open(refused(500))
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(screen.getByText('Не удалось проверить ссылку')).toBeTruthy()
  })
})

describe('the maintenance page', () => {
  const open = (end: string | null) =>
    visit(<MaintenancePage />, {
      path: '/lk/maintenance',
      answers: { 'maintenance.maintenance': () => ({ isMaintenance: true, maintenanceEndDate: end }) },
    })

  it('[2.2-06] says when the works end where the server knows', async () => {
    open('2026-02-17T15:40:00Z')
    expect((await screen.findByText(/Планируем закончить/)).textContent?.replaceAll('\u00A0', ' ')).toContain(
      '17 февраля 2026 в 18:40',
    )
  })

  it('[2.2-06] says nothing of the end where nobody knows it', async () => {
    open(null)
    await title('Идут технические работы')
    expect(screen.queryByText(/Планируем закончить/)).toBeNull()
  })
})

describe('the joining statement', () => {
  const path = '/lk/sever/joining-statement?id=kpp-1'
  const request: KppOnlineRequest = {
    kppOnlineRequestId: 'kpp-1',
    currentStep: 2,
    expireDate: '2026-03-31',
    payload: {
      step_1: { holdingName: 'sever' },
      step_2: {
        personalData: {
          lastName: 'Смирнов',
          firstName: 'Олег',
          middleName: 'Юрьевич',
          birthDate: '0001-01-01T00:00:00',
          nationality: 0,
          documentCode: 21,
        },
        passportContainer: { passportType: 'RF' },
        contactInfo: { phoneNumber: '89990000004', email: '' },
      },
    },
  }
  const open = (kept: KppOnlineRequest | null, how: { mimic?: true; authType?: 'Mimic' } | null = {}) =>
    visit(
      <JoiningLayout>
        <JoiningPage />
      </JoiningLayout>,
      {
        path,
        ...(how ? { auth: { ...auth, userType: 'OnlineClientProfile' as const, ...how } } : {}),
        answers: {
          'account.authorize': () => ({
            userId: 'u',
            userType: 'OnlineClientProfile',
            authType: 'Sms',
            mimic: false,
            ...how,
            ...(how?.mimic && { operatorName: 'Сидорова Ольга' }),
          }),
          'content.routes': () => cmsRoutes,
          'statements.joiningRequest': () => kept,
          'statements.formRules': () => ({ version: '1', forms: { KppOnline: joiningRules } }),
          'statements.metaInformation': () => ({
            ValidationVersion: '1',
            Countries: [{ Code: 643, Name: 'Россия' }],
            FileUploadLimits: [],
          }),
        },
      },
    )
  /** Without a width the window counts as narrow, where the column gives way to a drawer. */
  const menu = () => screen.queryByLabelText('Договор', { selector: 'nav' })

  it('[2.3-02] a visitor gets the entry form in place', async () => {
    open(request, null)
    await title('Вход/Регистрация')
    expect(await screen.findByRole('tab', { name: 'По телефону' })).toBeTruthy()
    expect(window.location.pathname).toBe('/lk/sever/joining-statement')
  })

  it('[6-05] tells an employee that it is a client’s, and the way out', async () => {
    const operator = { mimic: true, authType: 'Mimic' } as const
    const { user } = open(request, operator)
    const banner = await screen.findByRole('complementary', { name: 'Режим просмотра' })
    await waitFor(() => expect(banner.textContent).toContain('Сидорова Ольга'))
    await user.click(within(banner).getByRole('button', { name: 'Выйти из режима' }))
    await title('Вход/Регистрация')
  })

  it('[2.3-03] a client waits for the statement and then sees the step that it has reached', async () => {
    open(request)
    expect(await screen.findByText('Загружаем заявление…')).toBeTruthy()
    await title('Заявление на вступление')
    expect(screen.getByText('Личные данные', { selector: 'li *' }).closest('li')?.getAttribute('aria-current')).toBe(
      'step',
    )
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Фамилия' })).value).toBe('Смирнов')
    const citizenship = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Гражданство' })
    expect(citizenship.selectedOptions[0]?.textContent).toBe('Россия')
    expect(menu()).toBeNull()
  })

  it('[4.5-01] the check of files shows each file with its verdict and the reason of a refusal', async () => {
    open({
      ...request,
      currentStep: 'FilesCheck',
      filesCheck: {
        state: 'Rejected',
        files: [
          { fileId: 'f1', fileType: 'PassportMain', state: 'Rejected', reason: 'Фото нечёткое' },
          { fileId: 'f2', fileType: 'Other', state: 'Accepted' },
        ],
      },
    })
    const files = within(await screen.findByRole('region', { name: 'Проверка файлов' }))
      .getAllByRole('listitem')
      .map((file) => file.textContent)
    expect(files).toEqual(['Паспорт, разворот с фотоНе принятФото нечёткое', 'ДокументПринят'])
  })

  it('[2.3-04] the side menu is there at step 4 alone, with the person, the main part and the documents', async () => {
    open({ ...request, currentStep: 4 })
    await title('Заявление на вступление')
    const links = [...(menu()?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Смирнов Олег Юрьевич'),
      'Главное',
      'Документы и инструкции',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/lk/online-contract/profile',
      '/lk/online-contract',
      '/lk/online-contract/documents-and-instructions',
    ])
  })

  it.each([2, 4])('at step %i bears the number and the programme as people say them', async (currentStep) => {
    open({ ...request, currentStep })
    expect((await screen.findByText('Номер заявления')).parentElement?.textContent).toBe('Номер заявления1')
    await waitFor(() =>
      expect(screen.getByText('Программа', { selector: 'dt' }).parentElement?.textContent).toBe(
        'ПрограммаПенсионная программа «Север»',
      ),
    )
    expect(document.body.textContent).not.toMatch(/sever|kpp/i)
  })

  it('[4.3-02] says so where there is no statement', async () => {
    open(null)
    await title('Заявление на вступление не найдено')
  })
})
