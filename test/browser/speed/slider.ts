import { chromium, type Page } from 'playwright'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { late, median } from './percentiles.ts'

/**
 * What a step of a slider of the calculator costs beside a step of a bare one on the same page that writes one text (`npm run slider`):
 * the work of the main thread, which a busy machine does not change, and the time to the next frame on a processor four times slower.
 */
const slowness = 4
const [rounds, warmUp, steps] = [5, 10, 30]
/** Milliseconds between two steps: what is drawn after a step has been drawn by the next one. */
const rest = 60
const [bare, sliders] = ['Просто ползунок', ['Взнос в месяц', 'Возраст', 'Сколько лет копить']]

type Watched = Window & { took?: number[] }

const addBare = (page: Page) =>
  page.evaluate((label) => {
    const [slider, text] = [document.createElement('input'), document.createTextNode('')]
    Object.assign(slider, { type: 'range', min: '0', max: '200', value: '40', ariaLabel: label })
    slider.addEventListener('input', () => {
      text.data = `${slider.value} ₽`
    })
    document.querySelector('[role="group"][aria-label^="Сколько можно"]')?.before(slider, text)
  }, bare)

/** Notes how long it is from each press of a key to the end of the frame that shows what came of it. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => ((window as Watched).took ??= []).push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
  })
const framesOf = (page: Page) => page.evaluate(() => (window as Watched).took?.splice(0) ?? [])

async function move(page: Page, label: string, count: number): Promise<void> {
  await page.getByRole('slider', { name: label, exact: true }).focus()
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press(step % 40 < 20 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForTimeout(rest)
  }
}

const shown = (value: number) => value.toFixed(1)

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
})
await page.addInitScript(() => localStorage.setItem('CookieAccepted', 'true'))
await page.goto(`${portal.origin}/#calc`)
await page.waitForLoadState('networkidle')
await addBare(page)
await watchFrames(page)
const devtools = await page.context().newCDPSession(page)
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Milliseconds that the main thread has worked. */
async function worked(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

async function workOfStep(label: string): Promise<number> {
  await move(page, label, warmUp)
  const before = await worked()
  await move(page, label, steps)
  return ((await worked()) - before) / steps
}

async function frames(label: string): Promise<number[]> {
  await move(page, label, warmUp + steps)
  return (await framesOf(page)).slice(-steps)
}

/** The medians over rounds in which the one and the other take turns. */
async function compare(label: string, measure: (label: string) => Promise<number>) {
  const runs: { own: number; plain: number }[] = []
  for (let round = 0; round < rounds; round += 1) runs.push({ plain: await measure(bare), own: await measure(label) })
  const of = (pick: (run: { own: number; plain: number }) => number) => shown(median(runs.map(pick)))
  return `${of(({ own }) => own)} ms, bare ${of(({ plain }) => plain)} ms, ratio ${of(({ own, plain }) => own / plain)}`
}

for (const label of sliders) console.log(`${label}: work of a step ${await compare(label, workOfStep)}`)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
for (const label of sliders) {
  console.log(
    `${label}: to the next frame at 1/${slowness} of the speed, p50 ${await compare(label, async (one) => median(await frames(one)))}`,
  )
  console.log(`${label}: the same, p95 ${await compare(label, async (one) => late(await frames(one)))}`)
}

await browser.close()
await portal.close()
