import type { Page } from '@playwright/test'
import { moscowDay } from '#domain/moscow-day.ts'
import { heading } from './gestures.ts'
import { expect } from './fixtures.ts'

const block = (id: string, template: string, params: object) => ({ id, template, label: null, params, slots: {} })
const content = {
  id: 'lk-guide-extra',
  type: 'page',
  version: null,
  title: 'Отчёты и документы',
  layout: 'npf-lk',
  seo: null,
  anchorNav: false,
  blocks: [
    block('b0', 'main', { title: 'Отчёты и документы' }),
    block('b1', 'reports', { title: 'Отчёты' }),
    block('b2', 'documentList', { title: 'Документы', tags: ['Agreement', 'Rules'] }),
  ],
}
const year = Number(moscowDay(Date.now()).slice(0, 4))

/** A page of the account with reports to be ordered and files to be received, and what a client does there. */
export async function openReports(page: Page) {
  await page.route('**/cms/content/page/lk-guide-extra*', (route) => route.fulfill({ json: content }))
  await page.goto('/lk/pension-guide-extra')
  await expect(heading(page)).toHaveText(content.title)
  return reportsOf(page)
}

const reportsOf = (page: Page) => {
  const card = (name: string) => page.getByRole('heading', { level: 3, name }).locator('..')
  const tax = card('Справка об уплаченных взносах')
  const statement = card('Выписка по счёту')
  return {
    statement,
    tax,
    bars: page.getByRole('progressbar'),
    received: page.getByText('Файл скачан, он в загрузках браузера'),
    /** Orders a report of contributions for this year and so many before it. */
    orderTax: async (yearsBefore = 0) => {
      await tax.getByRole('checkbox', { name: String(year - yearsBefore) }).check()
      await tax.getByRole('button', { name: 'Заказать справку' }).click()
    },
    orderStatement: async (period: string) => {
      await statement.getByRole('radio', { name: period }).check()
      await statement.getByRole('button', { name: 'Заказать выписку' }).click()
    },
    file: (title: string | RegExp) => page.getByRole('button', { name: title }),
    /** To another page of the account, and back by the browser's own button. */
    walkAway: async () => {
      await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Главное' }).click()
      await expect(heading(page)).toHaveText('Здравствуйте, Анна')
    },
    comeBack: async () => {
      await page.goBack()
      await expect(heading(page)).toHaveText(content.title)
    },
  }
}
