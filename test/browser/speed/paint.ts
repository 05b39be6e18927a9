import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, builds, root } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { median } from './percentiles.ts'

/**
 * When the largest thing of a page is painted, beside the same page without any script that is served the same way in the same run
 * (`npm run paint`, or with addresses of pages after it): on a phone four times slower than this machine, over a slow mobile network, with nothing kept from before.
 */
const most = 1.1
const asked = process.argv.slice(2)
const pages = asked.length > 0 ? asked : ['/', '/about/investing', '/contacts']
const [rounds, slowness, settled] = [15, 4, 3000]
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** The build again, its pages without their scripts and without what only scripts read. */
async function withoutScripts(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'scriptless-'))
  await cp(path.join(root, builds.production.dir), dir, { recursive: true })
  const files = await readdir(dir, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html')).map((name) => path.join(dir, name))) {
    const page = (await readFile(file, 'utf8'))
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
    await writeFile(file, page)
    await writeFile(`${file}.br`, brotliCompressSync(page))
  }
  return dir
}

type Paint = Window & { paintedAt?: number | undefined }

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

/** Milliseconds until the largest paint. */
async function largestPaint(address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await devtools.send('Network.emulateNetworkConditions', network)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      ;(window as Paint).paintedAt = list.getEntries().at(-1)?.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address)
  await page.waitForTimeout(settled)
  const painted = await page.evaluate(() => (window as Paint).paintedAt)
  await context.close()
  return painted ?? NaN
}

if (!process.env['SKIP_BUILD']) await build('production')
const bare = await withoutScripts()
const portal = await startPortal({ build: 'production' })
const scriptless = await startPortal({ dir: bare })
for (const page of pages) {
  const runs: { own: number; plain: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ own: await largestPaint(portal.origin + page), plain: await largestPaint(scriptless.origin + page) })
  }
  const own = median(runs.map((run) => run.own))
  const plain = median(runs.map((run) => run.plain))
  const ratio = own / plain
  console.log(`${page}: ${own.toFixed(0)} ms, without scripts ${plain.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`)
  if (!(ratio <= most)) process.exitCode = 1
}
await browser.close()
await portal.close()
await scriptless.close()
await rm(bare, { recursive: true, force: true })
