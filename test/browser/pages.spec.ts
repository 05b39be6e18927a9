import type { Page } from '@playwright/test'
import { routes } from '#routes/table.ts'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { accountAddresses, addresses } from './addresses.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { heading, settle } from './gestures.ts'
import type { Persona } from './personas.ts'
import { remember, signIn } from './stored.ts'

const widths = [320, 1440]
const { main, entry } = routes

/** What a persona's pages may complain of: answers that mean something and that the browser prints all the same. */
const known: Partial<Record<Persona | 'visitor', readonly RegExp[]>> = {
  visitor: [],
  P3: [/404.*\/v1\/products/],
  P11: [/(404|500).*\/(cms|apirp\/agreements)\//],
}

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const persona of ['visitor', 'P1', 'P2', 'P3', 'P4', 'P5', 'P10', 'P11'] as const) {
  test(`every page as ${persona}: one heading, nothing in the console, nothing for axe, no sideways scroll`, async ({ page, portal, complaints }) => {
    test.slow()
    for (const pattern of known[persona] ?? []) complaints.tolerate(pattern)
    // The statement is another client's for most of them.
    complaints.tolerate(/404.*kpp-online/)
    if (persona === 'visitor') await remember(page, { local: { CookieAccepted: true } })
    else await signIn(page, portal, persona)
    const seen = new Set<string>()
    for (const address of persona === 'visitor' ? addresses : accountAddresses) {
      await page.goto(address)
      await settle(page)
      if (seen.has(page.url())) continue
      seen.add(page.url())
      for (const width of widths) expect.soft(await overflowAt(page, width), `${address} at ${width} px`).toBe(0)
      // What everybody sees axe.spec.ts looks at, from nearer.
      if (persona !== 'visitor') expect.soft(await faultsOf(page), address).toEqual([])
    }
    expect(seen.size).toBeGreaterThan(3)
  })
}

type ShiftWindow = { shift?: number }

/** How long a device may take that is eight times slower than this one, in milliseconds. */
const slowDevicePatience = 30_000

for (const { address, persona, shown } of [
  { address: '/', persona: null, shown: /Пенсионные накопления/ },
  { address: '/contacts', persona: null, shown: /Контакты/ },
  { address: '/lk/lite', persona: null, shown: /Программы работодателей/ },
  { address: '/lk/lite/sever/invest', persona: null, shown: /Инвестиционная деятельность/ },
  { address: entry.path, persona: null, shown: /Вход/ },
  { address: main.path, persona: 'P1', shown: /Здравствуйте/ },
] as const) {
  test(`nothing moves while ${address} is being loaded on a slow device`, async ({ page, context, portal }) => {
    if (persona) await signIn(page, portal, persona)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const own = window as ShiftWindow
        own.shift = list.getEntries().reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, own.shift ?? 0)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.goto(address)
    await expect(heading(page)).toHaveText(shown)
    await settle(page, slowDevicePatience)
    expect(await page.evaluate(() => (window as ShiftWindow).shift ?? 0)).toBe(0)
  })
}

const expectedHeaders = Object.keys(securityHeaders({ https: false, apiBase: '' })).map((name) => name.toLowerCase())

test('every answer carries the security headers', async ({ page, portal }) => {
  const bare: string[] = []
  page.on('response', (response) => {
    const missing = expectedHeaders.filter((name) => !(name in response.headers()))
    if (new URL(response.url()).origin === portal.origin && missing.length > 0) bare.push(`${response.url()} lacks ${missing.join(', ')}`)
  })
  await page.goto('/contacts')
  await settle(page)
  await page.goto(entry.path)
  await settle(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Госуслуги$/ }).click()
  await expect(page.getByRole('button', { name: /^Authorized/ })).toBeVisible()
  expect(bare).toEqual([])
})

test('the keyboard reaches what matters, in the order of the eye', async ({ page, portal }) => {
  await remember(page, { local: { CookieAccepted: true } })
  await page.goto(entry.path)
  await settle(page)
  const stops: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''))
    if (/Войти через Госуслуги/.test(stops.at(-1) ?? '')) break
  }
  const wanted = [
    'Перейти к содержанию', 'НПФ «Причал»', 'Личный кабинет', '8 800 000-00-00', 'Настройки отображения',
    'Через Госуслуги', '', 'условия соглашения', 'Войти через Госуслуги',
  ]
  expect(stops.map((stop, at) => (wanted[at] ? stop.includes(wanted[at]) : stop === '')), stops.join(', ')).toEqual(wanted.map(() => true))

  await signIn(page, portal, 'P1')
  await page.goto(main.path)
  await settle(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((element) => element.contains(document.activeElement))).toBe(true)
})
