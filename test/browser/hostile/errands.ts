import { expect, type Page } from '@playwright/test'
import { confirmationLink } from '../email-letter.ts'
import type { Deed, Errand } from './run-errand.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
/** The same once more where it has failed before. */
const pressOrRepeat = async (page: Page, name: string | RegExp) => {
  const again = page.getByRole('main').getByRole('button', { name: /^Повторить/ })
  await ((await again.first().isVisible()) ? again.first().click() : press(page, name))
}
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
/** No letter is sent sooner after another, in seconds. */
const untilNextLetter = 61

const letter: Deed = {
  calls: ['account.sendConfirmationEmail'],
  silent: { 'account.sendConfirmationEmail': 'nothing of its answer is read: it was sent' },
  async act({ page, portal }) {
    await portal.sandbox.clock(untilNextLetter)
    await press(page, /^Отправить (письмо|ещё раз)/)
    await page.getByText('Письмо отправлено').waitFor()
  },
}
const avatar: Deed = {
  calls: ['files.upload'],
  async act({ page }) {
    const again = page.getByRole('button', { name: 'Повторить' })
    if (await again.isVisible()) await again.click()
    else await page.getByRole('main').locator('input[type=file]').setInputFiles(picture)
  },
}
const person: Deed = {
  calls: ['account.changeMe'],
  async before({ page }) {
    await press(page, 'Изменить')
    await page.getByLabel('Фамилия').fill('Соколова')
  },
  act: ({ page }) => press(page, 'Сохранить'),
}
const email: Deed = {
  calls: ['account.confirmEmail'],
  before: async ({ portal }) => void (await confirmationLink(portal)),
  async act({ page, portal }) {
    const again = page.getByRole('button', { name: 'Повторить' })
    if (await again.isVisible()) return again.click()
    const [last] = await portal.sandbox.outbox('anna@example.ru')
    await page.goto(last?.link ?? '')
  },
}

const operation: Deed = {
  calls: ['cashFlow.document'],
  async act({ page }) {
    const operations = page.getByRole('region', { name: 'Операции' })
    const again = operations.getByRole('button', { name: 'Повторить' })
    await ((await again.isVisible()) ? again : operations.getByRole('button', { expanded: false }).first()).click()
  },
}
const statement: Deed = {
  calls: ['synchronizer.orderAccountStatement'],
  act: ({ page }) => pressOrRepeat(page, 'Заказать выписку'),
}
/** How a report is getting on is asked of one that was not ordered before. */
const report: Deed = {
  calls: ['synchronizer.report'],
  async before({ page }) {
    // The one that was ordered before is not asked about any more.
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 })
    await page.getByRole('radio', { name: 'За прошлый год' }).check()
  },
  act: ({ page }) => pressOrRepeat(page, 'Заказать выписку'),
}
const certificate: Deed = {
  calls: ['synchronizer.orderTaxReport'],
  before: ({ page }) => page.getByRole('region', { name: 'Документы для вычета' }).getByRole('checkbox').nth(1).check(),
  act: ({ page }) => pressOrRepeat(page, 'Заказать справку'),
}
const link: Deed = {
  calls: ['synchronizer.linkUser'],
  async before({ page }) {
    await page.getByRole('textbox', { name: 'Серия паспорта' }).fill('4510')
    await page.getByRole('textbox', { name: 'Номер паспорта' }).fill('123456')
  },
  act: ({ page }) => press(page, 'Найти программу'),
}

const fileComesLater = /404.*renfiles/

/** What clients do on the pages of the account beside their statements. */
export const errands: readonly Errand[] = [
  { what: 'Anna changes her profile', persona: 'P1', address: '/lk/profile', deeds: [letter, avatar, person] },
  { what: 'Anna confirms her e-mail', persona: 'P1', address: '/lk/profile', deeds: [email] },
  {
    what: 'Anna reads and orders her statement',
    persona: 'P1',
    address: '/lk/program/104512/statement',
    tolerated: fileComesLater,
    deeds: [operation, statement, report],
  },
  {
    what: 'Anna orders a certificate',
    persona: 'P1',
    address: '/lk/taxation',
    tolerated: fileComesLater,
    deeds: [certificate],
  },
  {
    what: 'Maria looks for her programme',
    persona: 'P3',
    address: '/lk/find-program',
    tolerated: /404.*\/v1\/products/,
    deeds: [link],
  },
]
