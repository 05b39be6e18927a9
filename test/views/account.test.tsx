import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { Layout } from '#layouts/npf-lk.tsx'
import { Page } from '#views/account/main-page.tsx'
import { answers, auth, me, onBehalf, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

function open(
  given: Partial<
    Record<keyof typeof answers | 'files.file', (asked: { params: Record<string, string> }) => unknown>
  > = {},
  own = auth,
  ahead = 0,
) {
  const shown = showSite(
    <Layout>
      <Page />
    </Layout>,
    { path: '/lk', auth: own, answers: { ...answers, ...given }, ahead },
  )
  onTestFinished(() => void shown.root.stop())
  return shown
}
const main = () => screen.getByRole('main')
const menu = () => screen.getByRole('navigation', { name: 'Меню кабинета' })
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00A0', ' ')
/** The logotype leads to the entrance again. */
const isSignedOut = () =>
  waitFor(() => expect(screen.getByText(/НПФ/, { selector: 'header a' }).getAttribute('href')).toBe('/lk/login'))
const total = async () => textOf((await within(main()).findByText('Всего на счетах')).closest('section') ?? main())

describe('the foot of the account', () => {
  it('[1-03] [1-04] [1-05] [2.5-04] says the years, the licence and the telephone, and leads to help and documents alone', async () => {
    open()
    // The page's own: cards have footers too, and which are there by now depends on the answers.
    const own = (await screen.findByText(/Лицензия/)).closest('footer') ?? main()
    expect(screen.getAllByRole('contentinfo')).toContain(own)
    const foot = within(own)
    const text = textOf(own)
    expect(text).toMatch(/© 2009–20\d\d НПФ/)
    expect(text).toContain('Лицензия № 383/2 от 16 июня 2009 года')
    expect(foot.getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:/)
    const links = within(foot.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support#form',
      '/support',
      '/docs/information-protection',
      '/docs/personal-data-policy',
      '/docs/userconvention/',
    ])
  })
})

describe('the main page', () => {
  it('[2.2-01] [9-03] shows the total, what it is made of, and what would be left of it', async () => {
    open()
    expect((await screen.findByText('Здравствуйте, Анна')).tagName).toBe('H1')
    const text = await total()
    expect(text).toContain('742 318,55 ₽')
    expect(text).toContain('на 16 февраля 2026')
    expect(text).toMatch(
      /Ваши взносы210 000 ₽Взносы работодателя340 000 ₽Обязательства работодателя85 000 ₽Инвестиционный доход107 318,55 ₽/,
    )
    expect(text).toMatch(/После налога ориентировочно687 068,55 ₽Выплата в месяц ориентировочно11 451 ₽/)
    await waitFor(async () => expect(await total()).toContain('то есть 11 451 ₽ в месяц в течение 5 лет'))
  })

  it('[2.2-01] shows each programme with its balance and the way to its statement', async () => {
    open()
    const cards = within(await screen.findByRole('region', { name: 'Пенсионные программы' })).getAllByRole('heading', {
      level: 3,
    })
    await waitFor(() =>
      expect(
        cards
          .map((card) => textOf(card.closest('li') ?? card))
          .map((text) => /20\d\d(\d[\d ]+,\d\d ₽)/.exec(text)?.[1]),
      ).toEqual(['578 108,25 ₽', '164 210,30 ₽']),
    )
    expect(
      within(main())
        .getAllByText('Выписка', { selector: 'a' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/lk/program/104512/statement', '/lk/program/104513/statement'])
  })

  it('says of a programme that was paid out whole that nothing is left, and draws no part of it', async () => {
    open({
      'balances.balance': ({ params }) =>
        params['id'] === '104513'
          ? { date: '2026-02-16', total: 0, portfolios: [] }
          : answers['balances.balance']({ params }),
    })
    const partsOf = async (number: RegExp) =>
      (await screen.findByText(number)).closest('li')?.querySelectorAll('div[aria-hidden="true"] > span').length
    await waitFor(async () => expect(await partsOf(/КПП-2019\/0451 от/)).toBe(4))
    expect(await partsOf(/ИПП-2022\/1107 от/)).toBe(0)
    expect(await total()).toContain('578 108,25 ₽')
  })

  it('[2.2-01] shows the last operations of all programmes, the newest first, each with its sign', async () => {
    open()
    const list = (await screen.findByText('Взнос работодателя', { selector: 'p' })).closest('ul')
    const shown = [...(list?.children ?? [])].map((line) => textOf(line as HTMLElement))
    expect(shown).toEqual([
      '10 февраля 2026ВыплатаИндивидуальная, ИПП-2022/1107−700 ₽',
      '5 февраля 2026Взнос работодателяООО «Север Сервис», КПП-2019/0451+12 500 ₽',
      '31 января 2026Инвестиционный доходООО «Север Сервис», КПП-2019/0451+3 100,10 ₽',
      '2 января 2026Личный взносИндивидуальная, ИПП-2022/1107+5 000 ₽',
    ])
  })

  it('shows what has come where one balance has not, says what is missing, and asks for it again', async () => {
    const { user } = open({
      'balances.balance': refusingOnce(answers['balances.balance'], ({ params }) => params['id'] === '104512'),
    })
    const said = await within(main()).findByText(/В сумму не вошли: ООО «Север Сервис», КПП-2019\/0451/)
    expect(textOf(said.closest('section') ?? main())).toContain('164 210,30 ₽')
    await user.click(within(said.parentElement ?? main()).getByRole('button', { name: 'Загрузить ещё раз' }))
    expect(await total()).toContain('742 318,55 ₽')
  })

  it('[8-07] shows the operations that have come where those of one programme have not, and asks for the rest', async () => {
    const { user } = open({
      'balances.lastOperations': refusingOnce(
        answers['balances.lastOperations'],
        ({ params }) => params['id'] === '104512',
      ),
    })
    const said = await screen.findByText('Не загрузились: ООО «Север Сервис», КПП-2019/0451.')
    const operations = within(said.closest('section') ?? main())
    expect({
      personal: operations.queryByText('Личный взнос', { exact: false }) !== null,
      employer: operations.queryByText('Взнос работодателя') !== null,
    }).toEqual({ personal: true, employer: false })
    await user.click(operations.getByRole('button', { name: 'Загрузить ещё раз' }))
    expect(await operations.findByText('Взнос работодателя', { exact: false })).toBeTruthy()
    expect(screen.queryByText(/Не загрузились/)).toBeNull()
  })

  it('says so where no operation has been', async () => {
    open({ 'balances.lastOperations': () => [] })
    expect(await screen.findByText('Операций пока нет')).toBeTruthy()
  })

  it('[8-08] says why the programmes did not come, and asks for them again', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const products = answers['agreements.products']
    const { user } = open({ 'agreements.products': refusingOnce(() => answered.then(products)) })
    const alert = await within(main()).findByRole('alert')
    expect(alert.textContent).toContain('Сервис не отвечает (500)')
    const button = within(alert).getByRole('button', { name: 'Повторить' })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    expect(document.activeElement).toBe(button)
    answer()
    expect(await total()).toContain('742 318,55 ₽')
  })

  it('[4.7-02] says that the passport is listed as invalid', async () => {
    open({ 'account.blocking': () => [{ code: 'Court' }, { code: 'PassportInFMS' }] })
    expect(await within(main()).findByText(/Паспорт числится недействительным/)).toBeTruthy()
  })

  it('[4.7-02] says it also where the client’s rights do not come, and says that those are missing from the menu', async () => {
    open({
      'account.blocking': () => [{ code: 'PassportInFMS' }],
      'account.restriction': () => {
        throw new Failure({ kind: 'refused', status: 500, description: 'Права недоступны' })
      },
    })
    expect(await within(main()).findByText(/Паспорт числится недействительным/)).toBeTruthy()
    expect(await within(menu()).findByText('Права недоступны (500)')).toBeTruthy()
  })

  it.each([
    ['a client sees', 1, auth, answers['account.authorize']],
    ['an employee who only looks does not see', 0, { ...auth, mimic: true, authType: 'Mimic' } as const, onBehalf],
  ])('[4.8-01, 6-05] %s leaves fall in autumn', async (_, count, own, authorize) => {
    open({ 'account.authorize': authorize }, own, Date.parse('2026-10-10T12:00:00Z') - Date.now())
    await total()
    await screen.findByText('Последние операции')
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Остановить листопад' })).toHaveLength(count))
  })

  it('opens without the person’s data', async () => {
    open({ 'account.me': refusingOnce(() => me) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Личный кабинет')
    expect(await total()).toContain('742 318,55 ₽')
  })
})

describe('the account’s frame', () => {
  it('[2.5-07] holds the person, the total and the places, and marks where one is', async () => {
    open()
    await waitFor(() => expect(textOf(menu())).toContain('На счетах742 318,55 ₽'))
    const links = within(menu()).getAllByRole('link')
    expect(links.slice(0, 3).map(textOf)).toEqual(['АИАнна Иванова', 'Главное', 'Налоговый вычет'])
    expect(within(menu()).getAllByRole('link', { current: 'page' }).map(textOf)).toEqual(['Главное'])
  })

  it('[2.5-07] [2.5-08] opens the links of a programme', async () => {
    const { user } = open()
    const entry = await within(menu()).findByText('ООО «Север Сервис»')
    const details = entry.closest('details')
    expect(details?.open).toBe(false)
    await user.click(entry)
    expect(details?.open).toBe(true)
    await waitFor(() =>
      expect(
        within(details ?? menu())
          .getByText('Инвестиционная деятельность')
          .getAttribute('href'),
      ).toBe('/lk/program/104512/memorandum'),
    )
  })

  it('[1-02] [2.5-02] calls the hotline, leads to the account, and lets one out', async () => {
    const { user } = open()
    const header = await screen.findByRole('banner')
    expect(within(header).getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:\+7800/)
    expect(within(header).getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/lk')
    await user.click(within(header).getByRole('button', { name: 'Выйти' }))
    await isSignedOut()
  })

  it('[2.5-14] opens the whole menu from the bar, and closes it by Escape', async () => {
    const { user } = open()
    const button = await screen.findByText('Меню', { selector: 'button' })
    await user.click(button)
    const link = await within(screen.getByRole('dialog')).findByRole('link', { name: 'Налоговый вычет' })
    expect(link.getAttribute('href')).toBe('/lk/taxation')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  it.each(['the header', 'the drawer of a phone'])(
    '[4.1-02] signing out by %s leaves no picture of the client',
    async (by) => {
      let living: string[] = []
      Object.assign(URL, {
        createObjectURL: () => {
          living.push(`blob:${living.length}`)
          return living.at(-1)
        },
        revokeObjectURL: (url: string) => void (living = living.filter((one) => one !== url)),
      })
      const { user } = open({
        'account.me': () => ({ ...me, avatarId: 'f-1' }),
        'files.file': () => new File(['picture'], 'anna.png', { type: 'image/png' }),
      })
      await waitFor(() => expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(living.length || 1))
      expect(living.length).toBeGreaterThan(0)
      if (by !== 'the header') await user.click(await screen.findByText('Меню', { selector: 'button' }))
      const [header] = screen.getAllByRole('banner')
      const place = within(by === 'the header' && header ? header : await screen.findByRole('dialog'))
      await user.click(await place.findByRole('button', { name: 'Выйти' }))
      await isSignedOut()
      await waitFor(() => expect(living).toEqual([]))
      expect(document.querySelector('img[src^="blob:"]')).toBeNull()
    },
  )

  it('[6-05] tells an employee whose account it is, and the way out', async () => {
    const { user } = open(
      {
        'account.authorize': () => ({ ...onBehalf(), operatorName: 'Сидорова Ольга' }),
      },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    const banner = await screen.findByRole('complementary', { name: 'Режим просмотра' })
    await waitFor(() => expect(banner.textContent).toMatch(/Иванова Анна Сергеевна.*Сидорова Ольга/))
    await user.click(within(banner).getByRole('button', { name: 'Выйти из режима' }))
    await isSignedOut()
  })

  it('[6-05] says nothing of that to the client', () => {
    open()
    expect(screen.queryByRole('complementary', { name: 'Режим просмотра' })).toBeNull()
  })
})
