import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import type { PageContent } from '#domain/content.ts'
import { Failure } from '#domain/faults.ts'
import { Layout } from '#layouts/lk-lite.tsx'
import { liteSections } from '#test/sandbox/content/lite-section.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'
import { Page as HoldingsPage } from '#views/lite/holdings-page.tsx'
import { Page as LitePage } from '#views/lite/lite-page.tsx'
import { showSite } from './site-portal.tsx'

const patience = { timeout: 5000 }
const missing = 'Не удалось найти эту страницу'
const refusedWith = (status: number) => new Failure({ kind: 'refused', status, prefix: 'content' })
const pageOf = (id: string): PageContent => ({
  id,
  type: 'page',
  title: `Страница ${id}`,
  layout: 'lk-lite',
  blocks: [],
})

const answers = {
  'content.routes': () => cmsRoutes,
  'content.liteSection': ({ params }: { params: Record<string, string> }) => {
    const section = liteSections.get(params['id'] ?? '')
    if (!section) throw refusedWith(404)
    return section
  },
  'content.page': ({ params }: { params: Record<string, string> }) => pageOf(params['id'] ?? ''),
}
const open = (path: string, given: Partial<typeof answers> = {}) =>
  showSite(
    <Layout>
      <Suspense fallback="ждём">
        <LitePage />
      </Suspense>
    </Layout>,
    { path, answers: { ...answers, ...given } },
  )
const heading = () => screen.findByRole('heading', { level: 1 }, patience)
/* The window of these tests is no wider than a phone: the row of the menu is there and not shown. */
const hidden = { hidden: true } as const
const menuRow = () => screen.queryByLabelText('Разделы программы')
const menuLinks = (given: { current?: 'page' } = {}) =>
  within(menuRow() ?? document.createElement('nav')).queryAllByRole('link', { ...hidden, ...given })
const addressOf = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href')
const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, patience)

describe('a holding’s section', () => {
  it('[2.5-12] has its menu in order, marks the page that is open, and offers to join', async () => {
    open('/lk/lite/sever/payment')
    await titled('Страница lite-sever-payment')
    expect(menuLinks().map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Описание программы',
      'Инвестиционная деятельность',
      'Выплаты',
      'Личный кабинет',
      'Калькулятор',
      'Пенсионный путеводитель',
      'Документы',
      'Вопросы и ответы',
      'Контакты',
    ])
    expect(menuLinks({ current: 'page' }).map((link) => link.getAttribute('href'))).toEqual(['/lk/lite/sever/payment'])
    expect(addressOf('Хочу вступить')).toBe('/lk/lite/sever/joining')
    expect(addressOf('8 800 000-00-02')).toBe('tel:+78000000002')
  })

  it('[2.5-12] shows only what the holding has, and no way to join where there is none', async () => {
    open('/lk/lite/volna')
    await titled('Страница lite-volna-main')
    expect(menuLinks().map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Описание программы',
      'Выплаты',
      'Вопросы и ответы',
      'Контакты',
    ])
    expect(menuLinks({ current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Главная'])
    expect(screen.queryByText('Хочу вступить')).toBeNull()
  })

  it('[2.5-14] opens its menu as a dialog on narrow screens', async () => {
    const { user } = open('/lk/lite/volna/contact')
    const button = await screen.findByRole('button', { name: 'Меню' }, patience)
    await user.click(button)
    const menu = within(screen.getByRole('dialog', { name: 'Меню программы' }))
    const link = await menu.findByRole('link', { name: 'Выплаты' })
    expect(link.getAttribute('href')).toBe('/lk/lite/volna/payment')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('[3-19] has no page without its flag', async () => {
    open('/lk/lite/volna/invest')
    await titled(missing)
    expect(menuRow()).toBeTruthy()
  })

  it('[2.5-13] that is not there is a missing page', async () => {
    open('/lk/lite/nobody/payment')
    await titled(missing)
    expect(menuRow()).toBeNull()
    expect(screen.getByRole('link', { name: 'Все программы' }).getAttribute('href')).toBe('/lk/lite')
  })

  it('[2.5-13] that cannot be loaded is a missing page too, and may be asked for again', async () => {
    let isBroken = true
    const { user } = open('/lk/lite/sever', {
      'content.liteSection': (asked) => {
        if (isBroken) throw refusedWith(500)
        return answers['content.liteSection'](asked)
      },
    })
    await titled(missing)
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await titled('Страница lite-sever-main')
  })

  it('[2.1-16] is previewed by the id of the query, page by page', async () => {
    const asked: unknown[] = []
    open('/preview/litesection?id=sever&part=invest&v=draft-2', {
      'content.page': (call) => {
        asked.push(call)
        return answers['content.page'](call)
      },
    })
    await titled('Страница lite-sever-invest')
    expect(asked).toEqual([{ params: { id: 'lite-sever-invest' }, query: { version: 'draft-2' } }])
    expect(screen.getByRole('complementary', { name: 'Предпросмотр' }).textContent).toContain(
      'Предпросмотр версии draft-2',
    )
    expect(addressOf('Выплаты')).toBe('/preview/litesection?id=sever&part=payment')
  })
})

describe('the list of holdings', () => {
  const list = (path: string, given: Partial<typeof answers> = {}) =>
    showSite(
      <Layout>
        <HoldingsPage />
      </Layout>,
      { path, answers: { ...answers, ...given } },
    )
  const addresses = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('[2.2-18] lets choose one where the address names none', async () => {
    list('/lk/lite')
    await screen.findByRole('link', { name: 'Пенсионная программа «Север»' }, patience)
    expect((await heading()).textContent).toBe('Программы работодателей')
    expect(addresses()).toEqual(['/lk/lite/sever/main-page', '/lk/lite/volna/main-page'])
  })

  it('[2.2-18] leads to the page that the address names', async () => {
    list('/lk/lite/payment')
    await waitFor(() => expect(addresses()).toEqual(['/lk/lite/sever/payment', '/lk/lite/volna/payment']), patience)
  })

  it('says that there are none', async () => {
    list('/lk/lite', { 'content.routes': () => [] })
    expect(await screen.findByText('Открытых программ пока нет', {}, patience)).toBeTruthy()
  })

  it('can be asked for again where it has not come', async () => {
    let isBroken = true
    const { user } = list('/lk/lite', {
      'content.routes': () => {
        if (isBroken) throw refusedWith(500)
        return cmsRoutes
      },
    })
    const retry = await screen.findByRole('button', { name: 'Повторить' }, patience)
    isBroken = false
    await user.click(retry)
    await waitFor(() => expect(addresses()).toHaveLength(2), patience)
  })
})
