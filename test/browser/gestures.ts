import { expect, type Locator, type Page } from '@playwright/test'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { personas, type Persona } from './personas.ts'

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код из СМС' })
export const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Номер телефона' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Messages in the corner of the page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem')

/** Until what lies over the page has come: from then on it can be told something, and its links are watched. */
export const overlaid = (page: Page) => expect(page.getByRole('region', { name: 'Уведомления' })).toBeAttached()

/** The smallest phone there is: a page is opened there, and only ever grows, since what is drawn for a width takes a moment to follow a smaller one. */
export const narrowest = 320

/** Playwright looks again after 100, 250, 500 and 1000 ms, which is most of what a look at a page would take. */
const often = { intervals: [20] }

type Fiber = { alternate: Fiber | null; flags: number; return: Fiber | null }

/** React marks what it has rendered and not yet committed, as Placement (2) or Hydrating (4096). */
function isHydrated(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  if (key === undefined) return false
  let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null
  if (fiber?.alternate) return true
  for (; fiber; fiber = fiber.return) if ((fiber.flags & 0x1002) !== 0) return false
  return true
}

/** Until a part of a prerendered page is hydrated: until then the browser alone answers what is done to it. */
export const hydrated = (part: Locator, timeout = 10_000) =>
  expect.poll(() => part.evaluate(isHydrated), { ...often, timeout }).toBe(true)

/** One heading that is seen, and nothing that waits. */
const isSettled = () =>
  [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length === 1 &&
  document.querySelector('[aria-busy="true"], [data-deferred]') === null

/** Until the page has all that it was waiting for, and its fonts. The page looks by itself at each of its frames: asking it from outside takes more of both than what it waits for. */
export async function settle(page: Page, timeout = 10_000): Promise<void> {
  await page.waitForFunction(isSettled, null, { timeout }).catch(async (error: unknown) => {
    const waiting = await page.locator('h1, [aria-busy="true"], [data-deferred]').allInnerTexts()
    throw new Error(`Not settled at ${page.url()}: ${waiting.join(' | ')}`, { cause: error })
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Until nothing has been added to the page for a while: what stands below its beginning comes without being awaited aloud. */
export const still = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const enough = 200
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, enough)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, enough)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )

/** Until what another medium, width or contrast has begun to change has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** To another page by the menu of the account, until it is there: one that is returned to before that was never left. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const title = await heading(page).innerText()
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name }).click()
  await expect(heading(page)).not.toHaveText(title)
}

/** Until a document that lies over the page has been drawn: only then does it count as opened. */
export const paperDrawn = (page: Page) =>
  expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible({ timeout: 30_000 })

export const agree = (page: Page) => page.getByRole('checkbox', { name: /соглашени/ }).check()
export const choosePhoneTab = (page: Page) => page.getByRole('tab', { name: 'По телефону' }).click()
/** A button that says why it will not do can be pressed all the same. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click({ force: true })

/** From the entry form to its code step. */
export async function sendCode(page: Page, persona: Persona): Promise<void> {
  await choosePhoneTab(page)
  await phoneField(page).fill(personas[persona].slice(1))
  await agree(page)
  await press(page, 'Продолжить')
}

export async function typeCode(page: Page, sandbox: SandboxClient, persona: Persona): Promise<void> {
  await codeField(page).waitFor()
  await codeField(page).fill(await sandbox.lastCode(personas[persona]))
}

/** The whole way in by phone, from wherever the entry form is open. */
export async function enterByPhone(page: Page, sandbox: SandboxClient, persona: Persona): Promise<void> {
  await sendCode(page, persona)
  await typeCode(page, sandbox, persona)
}

/** How a visit to the pretended state portal ends. */
export type Ending = 'Authorized' | 'Declined' | 'Failed' | 'None' | 'Untrusted' | 'Not binded'

/** From the entry form to the pretended state portal and back. */
export async function enterByStatePortal(page: Page, persona: Persona, ending: Ending): Promise<void> {
  await agree(page)
  await press(page, /Госуслуги$/)
  await page.getByRole('radio', { name: new RegExp(`${persona}\\b`) }).check()
  await page.getByRole('button', { name: new RegExp(`^${ending}`) }).click()
}

/**
 * Opens an address as one that was not prerendered, so that what it shows is drawn of what the services say now. The
 * interception stays: ended while the page loads, it loses the request that is just being paused.
 */
export async function openDrawn(page: Page, path: string) {
  let isFirst = true
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!isFirst) return route.fallback()
      isFirst = false
      return route.fulfill({ response: await route.fetch({ url: new URL('/drawn-anew', route.request().url()).href }) })
    },
  )
  await page.goto(path)
}
