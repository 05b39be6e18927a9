import type { Page } from '@playwright/test'
import { routes } from '#routes/table.ts'
import { securityHeaders } from '../../deploy/security-headers.ts'
import {
  contractAddresses,
  filedAddresses,
  openAddresses,
  ownAddresses,
  portfolioAddresses,
  representatives,
  supplementAddress,
} from './addresses.ts'
import { faultsInBothContrasts, faultsOf, unfold } from './axe.ts'
import { buildOf, isKnown, makeKnown } from './built-alike.ts'
import { expect, test } from './fixtures.ts'
import { heading, hydrated, narrowest, settle, still } from './gestures.ts'
import type { Persona } from './personas.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { remember, signIn } from './stored.ts'

const { main, entry } = routes

/** What a persona's pages may complain of: answers that mean something and that the browser prints all the same. */
const known: Partial<Record<Persona, readonly RegExp[]>> = {
  P3: [/404.*\/v1\/products/],
  // A contract of one's own has no memorandum.
  P12: [/404.*invest-memorandum/],
  P11: [/(404|500).*\/(cms|apirp\/agreements)\//],
}

/** On which screens beside a phone axe looks at a page as well, and whether also in high contrast. */
type Thoroughness = { widths: readonly number[]; inBothContrasts?: boolean }
const wider = [768, 1440] as const

/** What axe finds in the page, unless one that is built alike has been found faultless. */
async function newFaultsOf(page: Page, inBothContrasts: boolean): Promise<string[]> {
  const build = await buildOf(page)
  if (isKnown(build) && !inBothContrasts) return []
  const faults = await (inBothContrasts ? faultsInBothContrasts(page) : faultsOf(page))
  if (faults.length === 0) makeKnown(build)
  return faults
}

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    // A chart follows the window when it has been measured and drawn anew.
    for (let frame = 0; frame < 10 && overflow() !== 0; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    return overflow()
  })
}

/** Numbers to call that may be broken over two lines: half a number is read as a whole one. */
const breakableNumbers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')]
      .filter((link) => getComputedStyle(link).whiteSpace !== 'nowrap')
      .map((link) => link.textContent),
  )

/** Links to another tab whose sign stands on another line than their last word. */
const strayMarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[target="_blank"]')]
      .filter((link) => {
        const icon = link.querySelector('span > svg:last-child')
        if (!icon) return false
        const words = document.createRange()
        words.setStart(link, 0)
        words.setEndBefore(icon)
        const last = [...words.getClientRects()].findLast(({ width }) => width > 1)
        const { top, bottom } = icon.getBoundingClientRect()
        return last !== undefined && (top > last.bottom || bottom < last.top)
      })
      .map((link) => link.textContent),
  )

/**
 * One visit sees all that can be seen of a page: its heading, its edges on two screens and on paper, all that is folded, and what it tells
 * assistive technology, on wider screens as well where they show what a phone does not.
 */
async function lookAt(page: Page, address: string, { widths, inBothContrasts = false }: Thoroughness): Promise<void> {
  expect.soft(await overflowAt(page, narrowest), `${address} at ${narrowest} px`).toBe(0)
  await unfold(page)
  expect.soft(await overflowAt(page, narrowest), `${address} unfolded at ${narrowest} px`).toBe(0)
  expect.soft(await breakableNumbers(page), `numbers of ${address} that may break`).toEqual([])
  expect.soft(await strayMarks(page), `links of ${address} whose sign has left them`).toEqual([])
  expect.soft(await newFaultsOf(page, inBothContrasts), address).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect.soft(await overflowAt(page, 718), `${address} on paper`).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  for (const width of wider) {
    expect.soft(await overflowAt(page, width), `${address} at ${width} px`).toBe(0)
    if (widths.includes(width))
      expect.soft(await newFaultsOf(page, inBothContrasts), `${address} at ${width} px`).toEqual([])
  }
}

/** How long another page takes to come at most, in milliseconds. */
const soon = 2000

/**
 * Goes on to an address as a client does who is in the portal already. Who is led back at once stays where they are; what looks the same
 * otherwise may be another page or the one that was left: it is opened anew.
 */
async function goOn(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(
    ([next, patience]) =>
      new Promise<boolean>((resolve) => {
        const main = () => document.querySelector('main')?.innerHTML
        const [left, leftAddress, until] = [main(), location.href, performance.now() + patience]
        history.pushState(null, '', next)
        const timer = setInterval(() => {
          const isSettled = main() !== left || location.href === leftAddress
          if (!isSettled && performance.now() < until) return
          clearInterval(timer)
          resolve(isSettled)
        }, 20)
      }),
    [address, soon] as const,
  )
  if (!isThere) await page.goto(address)
}

/** Looks at each of these pages, once where several addresses lead to one; the first is opened by its address, the rest are reached from inside. */
async function lookAtAll(
  page: Page,
  visited: readonly string[],
  thoroughnessOf: (address: string) => Thoroughness,
): Promise<void> {
  const seen = new Set<string>()
  for (const [at, address] of visited.entries()) {
    await page.setViewportSize({ width: narrowest, height: 800 })
    await (at > 0 ? goOn(page, address) : page.goto(address))
    await settle(page)
    await hydrated(heading(page))
    await still(page)
    await settle(page)
    const shown = await page.locator('body').innerHTML()
    if (!seen.has(shown)) await lookAt(page, address, thoroughnessOf(address))
    seen.add(shown)
  }
  expect(seen.size).toBeGreaterThan(2)
}

/** Where every template of content is, and what the portal draws itself. */
const mostThorough: Thoroughness = { widths: wider, inBothContrasts: true }
/** The rest sends a visitor to the entry, as its first page does. */
const everywhere = [...openAddresses, main.path]
/** At most so many pages are looked at by one test, and by each about as many. */
const most = 12
function handfulsOf(all: readonly string[]): { from: number; some: string[] }[] {
  const tests = Math.ceil(all.length / most)
  const handful = Math.ceil(all.length / tests)
  return Array.from({ length: tests }, (_, at) => ({
    from: at * handful + 1,
    some: all.slice(at * handful, (at + 1) * handful),
  }))
}
const titled = ({ from, some }: { from: number; some: readonly string[] }, all: readonly string[]) =>
  `pages ${from} to ${from + some.length - 1} of ${all.length}`

test.describe('one heading, nothing in the console, nothing for axe, no sideways scroll', () => {
  test.describe.configure({ timeout: 300_000 })

  for (const part of handfulsOf(everywhere)) {
    test(`${titled(part, everywhere)} as a visitor`, async ({ page }) => {
      await remember(page, { local: { CookieAccepted: true } })
      await lookAtAll(page, part.some, (address) => (representatives.includes(address) ? mostThorough : { widths: [] }))
    })
  }

  /** Between them they see every page of the account. */
  const everyWidth: readonly Persona[] = ['P1', 'P3', 'P6', 'P7', 'P10', 'P12']
  const everyone = Object.entries(ownAddresses) as [Persona, readonly string[]][]
  for (const [persona, own] of everyone)
    for (const part of handfulsOf(own)) {
      test(`${titled(part, own)} that are others for ${persona}`, async ({ page, portal, complaints }) => {
        for (const pattern of known[persona] ?? []) complaints.tolerate(pattern)
        // The statements are another client's for most of them.
        complaints.tolerate(/404.*(kpp-online|client-rejected)/)
        await signIn(page, portal, persona)
        await lookAtAll(page, part.some, () => ({ widths: everyWidth.includes(persona) ? wider : [] }))
      })
    }
})

const pageOfFirst = (name: string) => `/lk/program/104512/${name}`

/** How long a device may take that is eight times slower than this one, in milliseconds. */
const slowDevicePatience = 60_000

/** How late services answer, in milliseconds by their addresses: the latest is what decides of what stands above the rest. */
const lateAnswers = [
  ['*', 150],
  ['/cms/*', 300],
  ['/apirp/*', 450],
  ['/api/account/*', 800],
] as const

test.describe('what moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const { address, persona, shown } of [
    { address: '/', persona: null, shown: /Накопления на\sпенсию/ },
    { address: '/contacts', persona: null, shown: /Контакты/ },
    { address: '/lk/lite', persona: null, shown: /Программы работодателей/ },
    { address: '/lk/lite/sever/invest', persona: null, shown: /Инвестиционная деятельность/ },
    { address: entry.path, persona: null, shown: /Вход/ },
    { address: main.path, persona: 'P1', shown: /Здравствуйте/ },
  ] as const) {
    test(`nothing moves while ${address} is being loaded on a slow device`, async ({ page, devtools, portal }) => {
      test.setTimeout(3 * slowDevicePatience)
      if (persona) await signIn(page, portal, persona)
      await watchShifts(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
      await page.goto(address)
      await expect(heading(page)).toHaveText(shown, { timeout: slowDevicePatience })
      await settle(page, slowDevicePatience)
      await hydrated(heading(page), slowDevicePatience)
      await settle(page, slowDevicePatience)
      expect(await shiftsOf(page)).toEqual([])
    })
  }

  /** Pages of the account beside the main one, by who sees them. */
  const accountPages = [
    [
      'P1',
      [
        ...[
          routes.profile,
          routes.services,
          routes.taxation,
          routes.documents,
          routes.pensionGuide,
          routes.redemption,
          routes.pension,
        ],
      ].map(({ path }) => path),
    ],
    ['P1', ['statement', 'assignees', 'calculator', 'description', 'memorandum', 'my-portfolio'].map(pageOfFirst)],
    ['P1', [...['instructions', 'portfolio-change'].map(pageOfFirst), routes.taxDeduction.path]],
    ['P10', contractAddresses],
    ['P3', [routes.findProgram.path]],
    ['P5', [main.path, supplementAddress]],
    ['P6', [portfolioAddresses.P6]],
    ['P7', filedAddresses],
    ['P12', [portfolioAddresses.P12]],
  ] as const

  for (const [persona, visited] of accountPages) {
    test(`nothing moves on ${visited.length} pages of the account when answers come late, for ${persona}: ${visited[0]}`, async ({
      page,
      portal,
      sandbox,
      complaints,
    }) => {
      for (const pattern of known[persona] ?? []) complaints.tolerate(pattern)
      await signIn(page, portal, persona)
      for (const [match, delayMs] of lateAnswers) await sandbox.fault({ match: `* ${match}`, delayMs, times: 10_000 })
      await watchShifts(page)
      for (const address of visited) {
        await page.goto(address)
        await settle(page)
        await hydrated(heading(page))
        await settle(page)
        expect.soft(await shiftsOf(page), address).toEqual([])
      }
    })
  }
})

const expectedHeaders = Object.keys(securityHeaders({ https: false, apiBase: '' })).map((name) => name.toLowerCase())

test('every answer carries the security headers', async ({ page, portal }) => {
  const bare: string[] = []
  page.on('response', (response) => {
    const missing = expectedHeaders.filter((name) => !(name in response.headers()))
    if (new URL(response.url()).origin === portal.origin && missing.length > 0)
      bare.push(`${response.url()} lacks ${missing.join(', ')}`)
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
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
    if (/Войти через Госуслуги/.test(stops.at(-1) ?? '')) break
  }
  const wanted = [
    'Перейти к содержанию',
    'НПФ «Причал»',
    '8 800 000-00-00',
    'Настройки отображения',
    'Личный кабинет',
    'Через Госуслуги',
    '',
    'условия соглашения',
    'Войти через Госуслуги',
  ]
  expect(
    stops.map((stop, at) => (wanted[at] ? stop.includes(wanted[at]) : stop === '')),
    stops.join(', '),
  ).toEqual(wanted.map(() => true))

  await signIn(page, portal, 'P1')
  await page.goto(main.path)
  await settle(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((element) => element.contains(document.activeElement))).toBe(true)
})
