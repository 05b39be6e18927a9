import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addDays, formatISO } from 'date-fns'
import { Failure } from '#domain/faults.ts'
import { Alive } from '#system/react/system.tsx'
import { EmailReminder } from '#views/account/email-reminder.tsx'
import { LastOperations } from '#views/account/last-operations.tsx'
import { Page } from '#views/account/main-page.tsx'
import { NewDocuments } from '#views/account/new-documents.tsx'
import { MissingYearChanges, YearChange } from '#views/account/year-change.tsx'
import { answers, auth, corporateProgramme, individualProgramme, me, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { params: Record<string, string>; query: Record<string, unknown> }

function open(view: React.ReactNode, given: Record<string, (asked: Asked) => unknown> = {}) {
  const shown = showSite(
    <Alive actor="client">
      <Alive actor="accountQueries">{view}</Alive>
    </Alive>,
    {
      path: '/lk',
      auth,
      answers: { ...answers, ...given } as unknown as Record<string, (asked: object) => unknown>,
    },
  )
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const daysAgo = (days: number) => `${formatISO(addDays(new Date(), -days), { representation: 'date' })}T08:00:00Z`

describe('the last operations', () => {
  const all = async () => {
    await screen.findByText('Последние операции')
    return screen
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href')?.endsWith('/statement'))
      .map((link) => [link.textContent?.replace(/\u00A0/g, ' '), link.getAttribute('href')])
  }

  it('[2.2-01] lead to all operations of each programme, which its name tells apart', async () => {
    open(<LastOperations products={[corporateProgramme, individualProgramme]} />)
    expect(await all()).toEqual([
      ['ООО «Север Сервис», КПП-2019/0451', '/lk/program/104512/statement'],
      ['Индивидуальная, ИПП-2022/1107', '/lk/program/104513/statement'],
    ])
  })

  it('[2.2-01] lead to all operations of the only programme also where they do not come', async () => {
    open(<LastOperations products={[individualProgramme]} />, {
      'balances.lastOperations': refusingOnce(() => []),
    })
    expect(await all()).toEqual([['Все операции', '/lk/program/104513/statement']])
    await screen.findByText(/Сервис не отвечает \(500\)/)
  })
})

describe('documents that have come of late', () => {
  const document = (id: string, createdDate: string) => ({
    id,
    title: `Документ ${id}`,
    documentType: 'Statement',
    createdDate,
    fileId: `f-${id}`,
    isSigned: false,
    tags: [],
  })
  const page = (...items: object[]) => ({ items, totalCount: items.length, pageNo: 1, pageSize: 3 })

  it('[2.2-01] are those of the last month, the newest first, with the way to all', async () => {
    const asked: unknown[] = []
    open(<NewDocuments />, {
      'account.authorize': () => ({ ...answers['account.authorize'](), clientId: 'c-1' }),
      'documents.list': ({ query }) => {
        asked.push(query)
        return page(document('1', daysAgo(2)), document('2', daysAgo(29)), document('3', daysAgo(40)))
      },
    })
    await screen.findByText('Новые документы')
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Документ 1', 'Документ 2'])
    expect(screen.getByText('Все документы').closest('a')?.getAttribute('href')).toBe('/lk/documents')
    expect(asked).toEqual([{ clientId: 'c-1', Tags: [], Order: 'CreatedDateDesc', HasTags: false, count: 3 }])
  })

  it('are not spoken of where there are none', async () => {
    let isAsked = false
    open(<NewDocuments />, {
      'documents.list': () => {
        isAsked = true
        return page(document('3', daysAgo(40)))
      },
    })
    await waitFor(() => expect(isAsked).toBe(true))
    expect(text()).not.toContain('Новые документы')
  })

  it('[8-08] say why they did not come', async () => {
    const { user } = open(<NewDocuments />, { 'documents.list': refusingOnce(() => page(document('1', daysAgo(2)))) })
    await screen.findByText(/Сервис не отвечает \(500\)/)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Документ 1')).toBeTruthy()
  })
})

describe('the reminder of the e-mail', () => {
  it.each([
    [{ email: 'a@example.ru', emailConfirmed: false }, 'Почта не подтверждена'],
    [{ email: null, emailConfirmed: false }, 'Почта не указана'],
  ])('[2.2-01] for %j is «%s», with the way to the profile', async (own, title) => {
    open(<EmailReminder />, { 'account.me': () => ({ ...me, ...own }) })
    await screen.findByText(title)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/lk/profile')
  })

  it('is silent where letters arrive', async () => {
    open(
      <>
        <EmailReminder />
        <Page />
      </>,
      { 'account.me': () => ({ ...me, email: 'a@example.ru', emailConfirmed: true }) },
    )
    await screen.findByText('Здравствуйте, Анна')
    expect(text()).not.toContain('Почта не')
  })
})

describe('the change since the year’s start', () => {
  const turnover = {
    begin: '2026-01-01',
    end: '2026-02-17',
    openingBalance: 100000,
    closingBalance: 112500.5,
    turnover: { personalContributions: 0, companyContributions: 0, payments: 0, taxWithheld: 0, transfers: 0 },
    revenue: 0,
    points: [{ date: '2026-01-31', balance: 105000, revenue: 0 }],
  }

  it('[2.2-01] is the sum that came or went since the first of January', async () => {
    const asked: unknown[] = []
    open(<YearChange product={corporateProgramme} />, {
      'cashFlow.turnover': ({ params, query }) => {
        asked.push([params['id'], String(query['begin']).slice(4)])
        return turnover
      },
    })
    await waitFor(() => expect(text()).toContain('+12 500,50 ₽ с начала года'))
    expect(asked).toEqual([['104512', '-01-01']])
  })

  it('says that what was paid out is in it: nobody takes it for a loss', async () => {
    open(<YearChange product={corporateProgramme} />, {
      'cashFlow.turnover': () => ({
        ...turnover,
        closingBalance: 40000,
        turnover: { ...turnover.turnover, payments: 60000, taxWithheld: 7800 },
      }),
    })
    await waitFor(() => expect(text()).toContain('−60 000 ₽ с начала года вместе с выплатами'))
  })

  it('shows what went with a minus, and a balance that never moved', async () => {
    open(<YearChange product={corporateProgramme} />, {
      'cashFlow.turnover': () => ({ ...turnover, closingBalance: 40000, points: [] }),
    })
    await waitFor(() => expect(text()).toContain('−60 000 ₽ с начала года'))
    expect(document.querySelector('polyline')?.getAttribute('points')).not.toMatch(/NaN|Infinity/)
  })

  const both = [corporateProgramme, individualProgramme]
  const Both = () => (
    <>
      <YearChange product={corporateProgramme} />
      <YearChange product={individualProgramme} />
      <MissingYearChanges products={both} />
    </>
  )
  const reason = /Ошибка получения данных для графика\. Сервис отдыхает \(500\)/
  const refusal = () => new Failure({ kind: 'refused', status: 500, description: 'Сервис отдыхает', prefix: 'graph' })

  it('[8-08] that did not come is said why once for all programmes, and is asked for again', async () => {
    let fails = 2
    const { user } = open(<Both />, {
      'cashFlow.turnover': () => {
        if (fails-- > 0) throw refusal()
        return turnover
      },
    })
    await screen.findByText(reason)
    expect(text().match(/неизвестно с начала года/g)).toHaveLength(2)
    expect(screen.getByText('Изменение с начала года не загрузилось')).toBeTruthy()
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(text().match(/\+12 500,50 ₽/g)).toHaveLength(2))
    expect(text()).not.toMatch(reason)
  })

  it('[8-08] says of which programmes it did not come', async () => {
    open(<Both />, {
      'cashFlow.turnover': ({ params }) => {
        if (params['id'] === individualProgramme.id) throw refusal()
        return turnover
      },
    })
    await screen.findByText(reason)
    expect(screen.getByText('Изменение с начала года не загрузилось: Индивидуальная, ИПП-2022/1107')).toBeTruthy()
    expect(text()).toContain('+12 500,50 ₽ с начала года')
  })
})

describe('what stands between the client and their money', () => {
  it('[4.7-02] is told in the service’s words, the passport in the portal’s own', async () => {
    open(<Page />, {
      'account.blocking': () => [
        { code: 'PassportInFMS', description: 'Служебный текст' },
        { code: 'Court', description: 'Операции ограничены по решению суда' },
        { code: 'Fraud', description: null },
      ],
    })
    await screen.findByText('Операции ограничены по решению суда')
    expect(screen.getByText('Проверьте паспорт')).toBeTruthy()
    expect(screen.getByText('Операции ограничены')).toBeTruthy()
    expect(text()).not.toContain('Служебный текст')
  })
})

describe('many programmes', () => {
  it('are folded after the fourth, and all of them are shown on request', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({
      ...corporateProgramme,
      id: `${index}`,
      agreementId: `${index}`,
      agreementNumber: `№${index}`,
    }))
    const balance = answers['balances.balance'] as (asked: object) => unknown
    const { user } = open(<Page />, {
      'agreements.products': () => many,
      'balances.balance': () => balance({ params: { id: '104512' } }),
      'balances.lastOperations': () => [],
    })
    const button = await screen.findByRole('button', { name: 'Показать все программы: 6' })
    const cards = () => screen.getAllByText('Корпоративная пенсионная программа').length
    expect(cards()).toBe(4)
    await user.click(button)
    expect(cards()).toBe(6)
    await user.click(screen.getByRole('button', { name: 'Свернуть' }))
    expect(cards()).toBe(4)
  })
})
