import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { heading } from '../gestures.ts'
import { fillPerson, olegsRequest, stepCard } from '../joining-gestures.ts'
import type { Persona } from '../personas.ts'
import { signIn } from '../stored.ts'
import { late, median } from './percentiles.ts'

/**
 * How long the account lets a client wait on a processor four times slower (`npm run presses`, or `npm run presses page key` for some):
 * from a press or a key to the next frame, on five ordinary controls and in the longest form of a statement, beside a yardstick;
 * from a step in the list of a statement's steps to its heading, and from a link of the menu to the page that it leads to, which has been
 * seen before.
 */
const [slowness, warmUp, rounds] = [4, 2, 12]
/** Milliseconds after which whatever a press has begun is over. */
const rest = 700
/** Milliseconds that a finger or a button stays down. */
const held = 80

type Watched = Window & { framesTook?: number[]; pagesTook?: number[] }

/** Notes what the browser tells of each press and key. */
const watchFrames = (context: BrowserContext) =>
  context.addInitScript(() => {
    const own = window as Watched
    new PerformanceObserver((list) => {
      const took = new Map<number, number>()
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) took.set(interactionId, Math.max(duration, took.get(interactionId) ?? 0))
      ;(own.framesTook ??= []).push(...took.values())
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
/* A text: what translates this file would call helpers that the page has not. */
/**
 * Notes how long it is from a press on a link, or on a step of a statement, to the frame with another heading. Whoever looked for it in every
 * frame would have the page make all those frames.
 */
const watchPages = `window.addEventListener('click', ({ target, timeStamp }) => {
  if (!target.closest('a, nav button')) return
  const title = () => document.querySelector('h1')?.textContent + document.querySelector('main h2')?.textContent
  const before = title()
  const observer = new MutationObserver(() => {
    if (title() === before) return
    observer.disconnect()
    requestAnimationFrame(() => (window.pagesTook ??= []).push(performance.now() - timeStamp))
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}, true)`
const taken = (page: Page, which: 'framesTook' | 'pagesTook') =>
  page.evaluate((name) => (window as Watched)[name]?.splice(0) ?? [], which)

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

type Act = (page: Page, round: number) => Promise<void>
/** A page and how to slow its processor: only the page that is pressed is slow, for a slow one takes from the others even while it rests. */
type Slowed = { page: Page; slow: (rate: number) => Promise<void> }

async function slowed(page: Page): Promise<Slowed> {
  const devtools = await page.context().newCDPSession(page)
  return { page, slow: async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })) }
}

/**
 * A press as a hand does it: the pointer stands on the control before, and the button is held down for a moment. Otherwise what looks for
 * the control, four times slower as well, counts as the portal's time.
 */
async function press(control: Locator): Promise<void> {
  await control.hover()
  await control.page().waitForTimeout(rest)
  await control.page().mouse.down()
  await control.page().waitForTimeout(held)
  await control.page().mouse.up()
}

/**
 * A press that draws 300 lines with no library. It is measured in turn with the control: by it the figures of a slow hour and of a quick one
 * can be compared.
 */
const yardstick = `<button onclick="this.nextElementSibling.replaceChildren(...Array.from({ length: 300 }, (_, line) =>
  Object.assign(document.createElement('p'), { textContent: 'Line ' + line })))">Draw</button><div></div>`

async function act({ page, slow }: Slowed, what: () => Promise<void>): Promise<void> {
  await slow(slowness)
  await what()
  await page.waitForTimeout(rest)
  await slow(1)
}

const spread = (took: readonly number[]) => `half to ${median(took).toFixed(0)} ms, 95 % to ${late(took).toFixed(0)} ms`
const average = (took: readonly number[]) => took.reduce((sum, one) => sum + one, 0) / took.length

async function measure(name: string, control: Slowed, change: Act): Promise<void> {
  const ruler = await slowed(await control.page.context().newPage())
  await ruler.page.setContent(yardstick)
  const takeAll = async () => ({
    'the next frame': await taken(control.page, 'framesTook'),
    'the heading': await taken(control.page, 'pagesTook'),
    yardstick: await taken(ruler.page, 'framesTook'),
  })
  for (let round = -warmUp; round < rounds; round += 1) {
    // The first times make what the later ones have.
    if (round === 0) await takeAll()
    await act(control, () => change(control.page, round + warmUp))
    await act(ruler, () => press(ruler.page.getByRole('button')))
  }
  const { yardstick: drawn, ...took } = await takeAll()
  for (const [until, times] of Object.entries(took)) {
    if (times.length === 0) continue
    const ratio = (average(times) / average(drawn)).toFixed(2)
    console.log(`${name}, to ${until}: ${spread(times)}; ${ratio} of a yardstick (${spread(drawn)})`)
  }
}

type Place = { address: string; width?: number; persona?: Persona }

async function on({ address, width = 1280, persona = 'P1' }: Place, look: (control: Slowed) => Promise<void>) {
  const context = await browser.newContext({ baseURL: portal.origin, viewport: { width, height: 800 } })
  const page = await context.newPage()
  await watchFrames(context)
  await page.addInitScript(watchPages)
  await signIn(page, portal, persona)
  await page.goto(address)
  await heading(page).waitFor()
  await page.waitForLoadState('networkidle')
  await look(await slowed(page))
  await context.close()
}

const measures = {
  menu: () =>
    on({ address: '/lk', width: 360 }, (control) =>
      measure('menu', control, (page, round) =>
        round % 2 === 0 ? press(page.getByRole('button', { name: 'Меню' })) : page.keyboard.press('Escape'),
      ),
    ),
  period: () =>
    on({ address: '/lk/program/104512/statement' }, (control) =>
      measure('period', control, (page, round) =>
        press(page.getByText(round % 2 === 0 ? 'За всё время' : 'С начала года', { exact: true })),
      ),
    ),
  filter: () =>
    on({ address: '/lk/program/104512/statement' }, async (control) => {
      const { page } = control
      await page.getByText('За всё время', { exact: true }).click()
      await page.getByRole('combobox', { name: 'Часть счёта' }).focus()
      await measure('filter', control, (page, round) => page.keyboard.press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
    }),
  tab: () =>
    on({ address: '/about/investing' }, (control) =>
      measure('tab', control, (page, round) =>
        press(page.getByRole('tab', { name: round % 2 === 0 ? 'Рейтинги' : 'Структура' }).first()),
      ),
    ),
  key: () =>
    on({ address: olegsRequest, persona: 'P4' }, async (control) => {
      const { page } = control
      await fillPerson(page)
      await page.getByRole('button', { name: 'Продолжить', exact: true }).click()
      await stepCard(page, 'Взносы и документы').waitFor()
      for (let heir = 0; heir < 5; heir += 1)
        await page
          .getByRole('button', { name: /^Добавить/ })
          .last()
          .click()
      await page.getByRole('textbox', { name: 'Фамилия, имя, отчество' }).nth(2).focus()
      await measure('key in the longest form', control, (page, round) =>
        page.keyboard.press(round % 2 === 0 ? 'a' : 'Backspace'),
      )
    }),
  step: () =>
    on({ address: '/lk/services/redemption-statement' }, async (control) => {
      const steps = control.page.getByRole('navigation', { name: 'Шаги заявления' })
      await measure('step', control, (_, round) =>
        press(steps.getByRole('button', { name: round % 2 === 0 ? /Личные данные/ : /Адреса/ })),
      )
    }),
  page: () =>
    on({ address: '/lk' }, async (control) => {
      const menu = control.page.getByRole('navigation', { name: 'Меню кабинета' })
      await measure('page', control, (_, round) =>
        press(menu.getByRole('link', { name: round % 2 === 0 ? 'Налоговый вычет' : 'Главное' }).first()),
      )
    }),
}

const asked = process.argv.slice(2)
for (const [name, measured] of Object.entries(measures))
  if (asked.length === 0 || asked.includes(name)) await measured()
await browser.close()
await portal.close()
