import type { Page } from '@playwright/test'
import { faultsInBothContrasts, overflowOf } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { narrowest } from '../gestures.ts'
import { hold, slowDown } from '../network.ts'
import { signIn } from '../stored.ts'

const file = /\/api\/renfiles\/v1\/File\/[^/]+\?/
const contract = /^Пенсионный договор/
const rules = 'Пенсионные правила фонда со всеми приложениями'
const opener = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: typeof name === 'string' ? `Открыть: ${name}` : name })
const dialog = (page: Page) => page.getByRole('dialog')
const sizes = (page: Page) => dialog(page).getByRole('group', { name: 'Масштаб' })
const answerWith = (page: Page, body: string | Buffer, contentType = 'application/pdf') =>
  page.route(file, (route) => route.fulfill({ contentType, body }))

test.describe('a document read in the portal', () => {
  test('is read aloud, enlarged and left by the keyboard alone', async ({ page, portal }) => {
    await signIn(page, portal, 'P1')
    await page.goto('/lk/documents')
    const button = opener(page, /^Открыть: Пенсионный договор/).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { level: 2, name: contract })).toBeFocused()
    await expect(dialog(page).getByRole('heading', { name: /^Страница 1 из\s1$/ })).toBeVisible()
    await expect(dialog(page).getByRole('group', { name: /^Страница 1/ })).toContainText('Участник: Иванова Анна')
    const canvas = dialog(page).locator('canvas')
    await expect(canvas).toHaveCount(1)
    expect(await canvas.evaluate(isInked)).toBe(true)
    const usual = (await canvas.boundingBox())?.width ?? 0
    await sizes(page).getByRole('button', { name: '150' }).focus()
    await page.keyboard.press('Space')
    await expect(sizes(page).getByRole('button', { pressed: true })).toHaveText(/^150/)
    await expect.poll(async () => (await canvas.boundingBox())?.width).toBeCloseTo(1.5 * usual, -1)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Скачать' }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^dogovor_.*\.pdf$/)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/lk/documents')
  })

  test('[7-07] shows how far it has come and can be given up; a long one holds few canvases and all its text', async ({
    page,
    portal,
    devtools,
  }) => {
    await signIn(page, portal, 'P1')
    await page.goto('/lk/documents')
    // Else the whole file may have come before anybody can give it up.
    const speedUp = await slowDown(devtools, 40_000)
    await opener(page, rules).click()
    await expect(dialog(page).getByText(/^\d+\sКБ из\s.*\d+\s%$/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Отменить' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await speedUp()
    await opener(page, rules).click()
    const pages = dialog(page).getByRole('heading', { level: 3 })
    await expect.poll(() => pages.count()).toBeGreaterThan(20)
    await expect(dialog(page).locator('canvas').first()).toBeVisible()
    await expect(dialog(page).getByText('1200. Настоящий пункт', { exact: false })).toBeAttached({ timeout: 30_000 })
    await dialog(page).getByRole('region', { name: rules }).focus()
    const last = dialog(page).locator('section').last()
    // The pages on the way grow to their own height, and the end moves on.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(last).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect(last.locator('canvas')).toBeVisible()
    await expect(dialog(page).locator('section').first().locator('canvas')).toHaveCount(0)
    expect(await dialog(page).locator('canvas').count()).toBeLessThanOrEqual(6)
  })

  test('[8-08] that does not come says why, and is asked for again', async ({ page, portal, complaints }) => {
    complaints.allow(/500.*renfiles/)
    await signIn(page, portal, 'P1')
    await page.goto('/lk/documents')
    const call = await hold(page, file)
    await opener(page, /^Открыть: Пенсионный договор/)
      .first()
      .click()
    await call.answer(500, { error: { description: 'Хранилище отдыхает' } })
    await expect(dialog(page).getByRole('alert')).toContainText('Ошибка получения файла. Хранилище отдыхает (500)')
    await dialog(page).getByRole('button', { name: 'Повторить' }).press('Enter')
    await call.pass()
    await expect(dialog(page).getByRole('heading', { name: /^Страница 1/ })).toBeVisible()
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  })

  for (const [what, body, says] of [
    ['broken', '%PDF-1.4\nand nothing else', 'Файл повреждён'],
    ['no PDF at all', 'PK', 'Такой файл здесь не открыть'],
  ] as const) {
    test(`that is ${what} says so, and can be kept as a file`, async ({ page, portal }) => {
      await signIn(page, portal, 'P1')
      await page.goto('/lk/documents')
      await answerWith(page, body, what === 'broken' ? 'application/pdf' : 'application/zip')
      await opener(page, /^Открыть: Пенсионный договор/)
        .first()
        .click()
      await expect(dialog(page).getByRole('alert')).toContainText(says)
      const download = page.waitForEvent('download')
      await dialog(page).getByRole('button', { name: 'Скачать' }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })
  }

  test('draws the letters that it brings, under the policy of the page', async ({ page, portal, context }) => {
    const printed = await context.newPage()
    await printed.setContent('<h1 style="font-family: sans-serif">Вложенный шрифт</h1>')
    const body = await printed.pdf({ format: 'A4' })
    await printed.close()
    await signIn(page, portal, 'P1')
    await page.goto('/lk/documents')
    await answerWith(page, body)
    await opener(page, /^Открыть: Пенсионный договор/)
      .first()
      .click()
    await expect(dialog(page).getByText('Вложенный шрифт')).toBeAttached()
    expect(await dialog(page).locator('canvas').evaluate(isInked)).toBe(true)
  })

  test('gives axe nothing to say, at three widths and in both contrasts', async ({ page, portal }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: narrowest, height: 800 })
    await signIn(page, portal, 'P1')
    await page.goto('/lk/documents')
    await opener(page, /^Открыть: Пенсионный договор/)
      .first()
      .click()
    await expect(dialog(page).locator('canvas')).toBeVisible()
    for (const width of [narrowest, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await faultsInBothContrasts(page), `${width} px`).toEqual([])
      expect.soft(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

/** Something is drawn: there are pixels of ink among those of paper. */
function isInked(canvas: HTMLCanvasElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let ink = 0
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 100) ink += 1
  return ink > 100
}
