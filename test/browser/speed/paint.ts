import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, builds, root } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { median } from './percentiles.ts'
import { openPhone, paintedAt, slowDown } from './slow-phone.ts'

/**
 * When the largest thing of a page is painted, beside the same page without any script that is served the same way in the same run
 * (`npm run paint`, or with addresses of pages after it): on a phone four times slower than this machine, over a slow mobile network, with nothing kept from before.
 */
const most = 1.1
const asked = process.argv.slice(2)
const pages = asked.length > 0 ? asked : ['/', '/about/investing', '/contacts']
const [rounds, settled] = [15, 3000]

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

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

/** Milliseconds until the largest paint. */
async function largestPaint(address: string): Promise<number> {
  const page = await openPhone(browser)
  await slowDown(page)
  await page.goto(address)
  await page.waitForTimeout(settled)
  const painted = await paintedAt(page)
  await page.context().close()
  return painted
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
