import { chromium, type Page } from 'playwright'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { heading } from '../gestures.ts'
import { fillPerson, olegsRequest, stepCard } from '../joining-gestures.ts'
import type { Persona } from '../personas.ts'
import { signIn } from '../stored.ts'
import { late, median } from './percentiles.ts'

/**
 * How long the account lets a client wait on a processor four times slower (`npm run presses`): from a press or a key to the next frame,
 * on five ordinary controls and in the longest form of a statement; from a step in the list of a statement's steps to its heading, and from
 * a link of the menu to the page that it leads to, which has been seen before.
 */
const [slowness, rounds] = [4, 12]
/** Milliseconds after which whatever a press has begun is over. */
const rest = 700

type Watched = Window & { framesTook?: number[]; pagesTook?: number[] }

/** Notes what the browser tells of each press and key. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const own = window as Watched
    new PerformanceObserver((list) => {
      const took = new Map<number, number>()
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) took.set(interactionId, Math.max(duration, took.get(interactionId) ?? 0))
      ;(own.framesTook ??= []).push(...took.values())
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
/* A text: what translates this file would call helpers that the page has not. */
/** Notes how long it is from a press on a link, or on a step of a statement, to another heading on the page. */
const watchPages = `window.addEventListener('click', ({ target, timeStamp }) => {
  if (!target.closest('a, nav button')) return
  const title = () => document.querySelector('h1')?.textContent + document.querySelector('main h2')?.textContent
  const before = title()
  const look = () => {
    if (title() === before) requestAnimationFrame(look)
    else (window.pagesTook ??= []).push(performance.now() - timeStamp)
  }
  look()
}, true)`
const taken = (page: Page, which: 'framesTook' | 'pagesTook') =>
  page.evaluate((name) => (window as Watched)[name]?.splice(0) ?? [], which)

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

async function open(address: string, width: number, persona: Persona = 'P1'): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.origin, viewport: { width, height: 800 } })
  const page = await context.newPage()
  await watchFrames(page)
  await page.addInitScript(watchPages)
  await signIn(page, portal, persona)
  await page.goto(address)
  await heading(page).waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

async function repeat(page: Page, act: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await act(round)
    await page.waitForTimeout(rest)
  }
}

async function measure(name: string, page: Page, act: (round: number) => Promise<void>): Promise<void> {
  // The first times make what the later ones have.
  await act(0)
  await page.waitForTimeout(rest)
  await act(1)
  await page.waitForTimeout(rest)
  await taken(page, 'framesTook')
  await repeat(page, act)
  const frames = await taken(page, 'framesTook')
  console.log(`${name}: half to ${median(frames).toFixed(0)} ms, 95 % to ${late(frames).toFixed(0)} ms`)
}

const phone = await open('/lk', 360)
await measure('menu', phone, (round) =>
  round % 2 === 0 ? phone.getByRole('button', { name: 'Меню' }).click() : phone.keyboard.press('Escape'),
)
const statement = await open('/lk/program/104512/statement', 1280)
await measure('period', statement, (round) =>
  statement.getByRole('radio', { name: round % 2 === 0 ? 'За всё время' : 'С начала года' }).check(),
)
await statement.getByRole('combobox', { name: 'Часть счёта' }).focus()
await measure('filter', statement, (round) => statement.keyboard.press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
const portfolio = await open('/about/investing', 1280)
await measure('tab', portfolio, (round) =>
  portfolio
    .getByRole('tab', { name: round % 2 === 0 ? 'Рейтинги' : 'Структура' })
    .first()
    .click(),
)
const joining = await open(olegsRequest, 1280, 'P4')
await fillPerson(joining)
await joining.getByRole('button', { name: 'Продолжить', exact: true }).click()
await stepCard(joining, 'Взносы и документы').waitFor()
for (let heir = 0; heir < 5; heir += 1)
  await joining
    .getByRole('button', { name: /^Добавить/ })
    .last()
    .click()
await joining.getByRole('textbox', { name: 'Фамилия, имя, отчество' }).nth(2).focus()
await measure('key in the longest form', joining, (round) =>
  joining.keyboard.press(round % 2 === 0 ? 'a' : 'Backspace'),
)

async function measureHeadings(name: string, page: Page, act: (round: number) => Promise<void>): Promise<void> {
  await taken(page, 'pagesTook')
  await repeat(page, act)
  const headings = await taken(page, 'pagesTook')
  console.log(`${name}: half to ${median(headings).toFixed(0)} ms, 95 % to ${late(headings).toFixed(0)} ms`)
}

const redemption = await open('/lk/services/redemption-statement', 1280)
const steps = redemption.getByRole('navigation', { name: 'Шаги заявления' })
const pickStep = (round: number) =>
  steps.getByRole('button', { name: round % 2 === 0 ? /Личные данные/ : /Адреса/ }).click()
await measure('step', redemption, pickStep)
await measureHeadings('change of a step', redemption, pickStep)

const account = await open('/lk', 1280)
const menu = account.getByRole('navigation', { name: 'Меню кабинета' })
const followLink = (round: number) =>
  menu
    .getByRole('link', { name: round % 2 === 0 ? 'Налоговый вычет' : 'Главное' })
    .first()
    .click()
await measure('page', account, followLink)
await measureHeadings('change of a page', account, followLink)
await browser.close()
await portal.close()
