import path from 'node:path'
import { chromium } from 'playwright'
import { personas } from './personas.ts'
import { authOf } from './stored.ts'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'

/** Takes the two pictures of the README anew (`npm run pictures`). */
const folder = path.join(import.meta.dirname, 'pictures')
const viewport = { width: 1280, height: 800 }

await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage({ viewport, locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' })

await page.goto(`${portal.origin}/lk/login?user_phone=${personas.P1}`)
await page.evaluate(() => localStorage.setItem('CookieAccepted', 'true'))
await page.reload()
await page.getByRole('textbox', { name: 'Номер телефона' }).waitFor()
await page.screenshot({ path: path.join(folder, 'entry.png') })

const auth = await authOf(portal, 'P1')
await page.evaluate((kept) => localStorage.setItem('auth', JSON.stringify(kept)), auth)
await page.goto(`${portal.origin}/lk`)
await page.getByRole('heading', { name: 'Последние операции' }).waitFor()
await page.waitForLoadState('networkidle')
await page.screenshot({ path: path.join(folder, 'main.png') })

await browser.close()
await portal.close()
