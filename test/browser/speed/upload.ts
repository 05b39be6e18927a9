import { setInterval } from 'node:timers/promises'
import { chromium, type Locator, type Page } from 'playwright'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { heading } from '../gestures.ts'
import { signIn } from '../stored.ts'

/**
 * What a client sees on a phone of a file of 20 MB that is sent over 1 Mbit/s and over 8 (`npm run upload`): how often its progress is told
 * beside how often the browser tells of it, at how many looks a second the bar has moved, how soon it is gone when it is cancelled, and
 * how much more the page keeps after each ten times. What the browser emulates it hands on by 112 kB, at 1 Mbit/s about once a second.
 */
const [size, times, rounds, watched] = [20 * 1024 * 1024 - 1024, 10, 3, 4_000]
/** Milliseconds between looks: a picture takes some more, and four a second are asked for. */
const pause = 200
const megabit = 1_000_000 / 8
/** By the browser's own flags: where the density of a screen is emulated, what moves goes on by whole CSS pixels. */
const phone = ['--window-size=360,800', '--force-device-scale-factor=3']

type Watched = Window & { toldAt?: number[]; heard?: number }

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...phone] })
const context = await browser.newContext({ baseURL: portal.origin, viewport: null })
const page = await context.newPage()
await page.addInitScript(() => {
  const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (body?: unknown) => void
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: unknown) {
    this.upload.addEventListener('progress', () => {
      const own = window as Watched
      own.heard = (own.heard ?? 0) + 1
    })
    send.call(this, body)
  }
})
await signIn(page, portal, 'P5')
await page.goto('/lk/services/supplement?id=rs-5')
await heading(page).waitFor()
const devtools = await context.newCDPSession(page)
await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
const throttle = (speed: number) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 10 * megabit,
    uploadThroughput: speed * megabit,
  })
const slot = page.getByRole('region', { name: /^Паспорт, разворот с фото/ })
/* Made in the page: the file of a test would have to come over the slow network first. */
const choose = () =>
  slot
    .locator('input[type=file]')
    .first()
    .evaluate((input: HTMLInputElement, bytes) => {
      const content = new Uint8Array(bytes)
      content.set(new TextEncoder().encode('%PDF-1.7'))
      const chosen = new DataTransfer()
      chosen.items.add(new File([content], 'passport.pdf', { type: 'application/pdf' }))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, size)
const watchProgress = (of: Page) =>
  of.evaluate(() => {
    const own = window as Watched
    own.toldAt = []
    own.heard = 0
    const bar = document.querySelector('main progress')
    if (!bar) throw new Error('no progress is shown')
    new MutationObserver(() => own.toldAt?.push(performance.now())).observe(bar, { attributes: true, subtree: true })
  })
/** How often the bar has become another picture, at how many looks, and how many seconds that took in truth. */
async function watchBar(bar: Locator): Promise<{ moves: number; looks: number; seconds: number }> {
  const began = performance.now()
  let [shown, looks, moves] = [await bar.screenshot(), 0, 0]
  for await (const _ of setInterval(pause)) {
    const now = await bar.screenshot()
    if (!now.equals(shown)) moves += 1
    shown = now
    looks += 1
    if (looks === watched / pause) break
  }
  return { moves, looks, seconds: (performance.now() - began) / 1000 }
}
async function heap(): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

const cancelled: number[] = []

/** Sends the file for a while and cancels it; how often its progress was told, and by the browser, in a second, and how often it moved. */
async function sendOnce(): Promise<{ told: number; heard: number; moved: number; looked: number }> {
  await choose()
  await slot.getByRole('progressbar').waitFor()
  await page.waitForTimeout(1_000)
  await watchProgress(page)
  const { moves, looks, seconds } = await watchBar(slot.getByRole('progressbar'))
  const { toldAt = [], heard = 0 } = await page.evaluate(() => {
    const { toldAt: at, heard: times } = window as Watched
    return { toldAt: at, heard: times }
  })
  const took = await slot.getByRole('button', { name: /^Отмен/ }).evaluate(async (button: HTMLElement) => {
    const began = performance.now()
    button.click()
    while (document.querySelector('main progress')) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - began
  })
  cancelled.push(took)
  return { told: toldAt.length / seconds, heard: heard / seconds, moved: moves / seconds, looked: looks / seconds }
}

for (const speed of [8, 1]) {
  await throttle(speed)
  const { told, heard, moved, looked } = await sendOnce()
  console.log(
    `at ${speed} Mbit/s a second: told ${told.toFixed(1)} times, by the browser ${heard.toFixed(1)}, another picture ${moved.toFixed(1)} (of ${looked.toFixed(1)} looks)`,
  )
}
const heaps = [await heap()]
for (let time = 1; time <= rounds * times; time += 1) {
  await sendOnce()
  if (time % times === 0) heaps.push(await heap())
}
const grown = heaps.slice(1).map((bytes, at) => `${((bytes - (heaps[at] ?? 0)) / 1024).toFixed(0)} kB`)
console.log(`cancelled within ${Math.max(...cancelled).toFixed(0)} ms`)
console.log(`the page has more after each ${times} times: ${grown.join(', ')}`)
await browser.close()
await portal.close()
