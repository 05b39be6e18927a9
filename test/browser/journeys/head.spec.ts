import type { Page } from '@playwright/test'
import { heading, hydrated, settle } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'

const wide = { width: 1440, height: 700 }
const fund = 'НПФ «Причал»'
const ofOneAddress = 'link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]'

/** What the server calls the page of an address before any script has run. */
async function titleFromServer(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
}

test('[1-11] a page that another one leads to is called as it is when it is opened by its address', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/about/fund')
  await expect(page.locator(ofOneAddress)).not.toHaveCount(0)
  const map = page.getByRole('navigation', { name: 'Карта сайта' })
  const links = map.locator('a[href^="/"]:not([href*="#"]):not([href^="/lk"]):not([target])')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of [...addresses.filter((one) => one !== '/about/fund'), '/about/fund']) {
    await map.locator(`a[href="${address}"]`).first().click()
    await expect(page).toHaveURL(address)
    await expect(page, address).toHaveTitle(await titleFromServer(page, address))
    // The map is at the foot of the page, and moves while the page comes.
    await settle(page)
  }
  await expect(page.locator(ofOneAddress)).toHaveCount(0)
})

test('[1-11, 2.5-12] pages of a holding are called by their names and by that of its programme', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/lk/lite')
  await expect(page).toHaveTitle(`Программы работодателей — ${fund}`)
  await page.getByRole('link', { name: /«Север»/ }).click()
  await expect(page).toHaveTitle(`Пенсионная программа «Север» — ${fund}`)
  await page.getByRole('navigation', { name: 'Разделы программы' }).getByRole('link', { name: 'Выплаты' }).click()
  await expect(page).toHaveTitle(`Выплаты — Пенсионная программа «Север» — ${fund}`)
  expect(await titleFromServer(page, '/lk/lite/sever/payment')).toBe(await page.title())
})

test('[1-11, 2.1-16] previews say that they are', async ({ page }) => {
  for (const [address, title] of [
    ['/preview/page?id=about-fund&v=draft-2', 'Предпросмотр: О Фонде'],
    ['/preview/page?id=about-fund', 'Предпросмотр: О Фонде'],
    ['/preview/litesection?id=sever&part=payment&v=draft-2', 'Предпросмотр: Выплаты — Пенсионная программа «Север»'],
    ['/preview/portfolio?id=Balanced&v=draft-2', 'Предпросмотр портфеля'],
    ['/about/fund?v=draft-2', 'Предпросмотр: О Фонде'],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveTitle(`${title} — ${fund}`)
  }
})

test('[1-11, 2.3-05] a page that is not there is called so, whoever finds it out', async ({ page, complaints }) => {
  complaints.allow(/404.*litesection\/nobody/)
  for (const address of ['/lk/lite/nobody', '/lk/lite/volna/invest', '/preview/page', '/no/such/page']) {
    await page.goto(address)
    await expect(page, address).toHaveTitle(`Страница не найдена — ${fund}`)
  }
  await page.getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(page).toHaveTitle(await titleFromServer(page, '/'))
})

/** Where the window stands in the first frame of another heading. */
const topOfNext = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const title = () => document.querySelector('h1')?.textContent
        const before = title()
        const observer = new MutationObserver(() => {
          if (title() === before) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(window.scrollY))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )

test('a change of page leads the screen reader to its heading, on the way back to the first one too', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/about/fund')
  const map = page.getByRole('navigation', { name: 'Карта сайта' })
  await hydrated(map)
  for (const address of ['/news', '/about/fund']) {
    const top = topOfNext(page)
    await map.locator(`a[href="${address}"]`).first().click()
    await expect(page).toHaveURL(address)
    await expect(heading(page)).toBeFocused()
    expect(await top).toBe(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})
