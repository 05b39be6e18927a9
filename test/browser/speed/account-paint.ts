import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { build, builds, root } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { signIn } from '../stored.ts'
import { median } from './percentiles.ts'
import { openPhone, paintedAt, slowDown } from './slow-phone.ts'

/**
 * When the account's main page has painted its largest thing and shows the client's total, beside the same page as it looks in the end,
 * served whole and without any script, in the same run (`npm run paint:account`): what the application itself costs a client on a slow
 * phone and network who opens it with nothing kept from before.
 */
const [rounds, settled] = [9, 6000]
const total = '742 318,55 ₽'

type Watched = Window & { readyAt?: number }

/** Notes the first frame that shows the total. A text: what translates this file would call helpers that the page has not. */
const watchTotal = `(function look() {
  if (document.body?.textContent.replace(/\\s/g, ' ').includes('${total}')) window.readyAt = performance.now()
  else requestAnimationFrame(look)
})()`

/** The document and the styles that a browser has in the end. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n')
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('script, style, link')) part.remove()
    return { styles, document: copy.outerHTML }
  })

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

const model = await openPhone(browser, portal.origin)
await signIn(model, portal, 'P1')
await model.goto('/lk')
await model.getByRole('main').getByText(total).first().waitFor()
await model.waitForLoadState('networkidle')
const shown = await shownIn(model)
await model.context().close()

const dir = await mkdtemp(path.join(tmpdir(), 'still-'))
await cp(path.join(root, builds.production.dir), dir, { recursive: true })
const still = {
  'still.css': shown.styles,
  'still.html': `<!doctype html>${shown.document.replace('</head>', '<link rel="stylesheet" href="/still.css"></head>')}`,
}
for (const [name, text] of Object.entries(still)) {
  await writeFile(path.join(dir, name), text)
  await writeFile(path.join(dir, `${name}.br`), brotliCompressSync(text))
}
const scriptless = await startPortal({ dir })

/** Milliseconds until the largest paint and until the total is seen. */
async function opened(origin: string, address: string, isClient: boolean) {
  const page = await openPhone(browser, origin)
  if (isClient) await signIn(page, portal, 'P1')
  await page.addInitScript(watchTotal)
  await slowDown(page)
  await page.goto(address)
  await page.waitForTimeout(settled)
  const times = { paint: await paintedAt(page), ready: await page.evaluate(() => (window as Watched).readyAt ?? NaN) }
  await page.context().close()
  return times
}

const runs = []
for (let round = 0; round < rounds; round += 1)
  runs.push({
    own: await opened(portal.origin, '/lk', true),
    plain: await opened(scriptless.origin, '/still.html', false),
  })
for (const what of ['paint', 'ready'] as const) {
  const own = median(runs.map((run) => run.own[what]))
  const plain = median(runs.map((run) => run.plain[what]))
  console.log(
    `/lk, ${what}: ${own.toFixed(0)} ms, as a still page ${plain.toFixed(0)} ms, ratio ${(own / plain).toFixed(2)}`,
  )
}
await browser.close()
await portal.close()
await scriptless.close()
await rm(dir, { recursive: true, force: true })
