import type { Locator, Page } from '@playwright/test'
import { codeField, heading, settle, typeCode } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'
import { fillAll } from './fill-all.ts'
import { readPapers } from './read-papers.ts'
import { tours } from './tours.ts'

const card = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const focused = (page: Page) => page.getByRole('main').locator(':is(h1, h2):focus')

/** It has the focus, and stands in the window. */
async function isCome(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

test.use({ viewport: { width: 360, height: 640 } })

for (const tour of tours.filter(({ filing }) => filing.isSigned))
  test(`${tour.wizard}: what comes after its last step, and back at it, is begun at its heading`, async ({
    page,
    portal,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(300_000)
    complaints.tolerate(/404|kpp-online/)
    await signIn(page, portal, tour.persona)
    await page.goto(tour.address)
    await expect(heading(page)).toBeVisible()
    await settle(page, 30_000)
    await expect(heading(page)).not.toBeFocused()
    const { start, filing, states } = tour
    if (start) {
      await page.getByRole('button', { name: start }).click()
      await isCome(card(page, states[0]?.name ?? ''))
    }
    await fillAll(page, tour, sandbox)
    // The heading of the card, whichever step it is.
    const step = page.getByRole('main').locator('section > h2[tabindex="-1"]')
    const aside = page.getByRole('button', { name: 'Отложить', exact: true })
    if ((await aside.count()) > 0) {
      await aside.click()
      await isCome(card(page, 'Заявление отложено'))
      await page.getByRole('button', { name: 'Продолжить заполнение' }).click()
      await isCome(step)
    }
    const deletion = page.getByRole('button', { name: 'Удалить черновик' })
    if ((await deletion.count()) > 0) {
      await deletion.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Оставить' }).click()
      await isCome(step)
      const where = page.getByRole('button', { name: /^Продолжить с шага/ })
      if ((await where.count()) > 0) {
        await where.click()
        await isCome(step)
      }
    }
    const papers = card(page, 'Документы на подпись')
    const toPapers = async () => {
      await page.getByRole('button', { name: filing.last, exact: true }).click()
      await isCome(papers)
    }
    const toCode = async () => {
      await readPapers(page)
      await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
      await isCome(codeField(page))
    }
    await toPapers()
    await page.getByRole('button', { name: /^Вернуться / }).click()
    await expect(papers).toBeHidden()
    await isCome(focused(page))

    await toPapers()
    await toCode()
    await page.getByRole('button', { name: 'Назад', exact: true }).click()
    await expect(codeField(page)).toBeHidden()
    await isCome(focused(page))

    await toPapers()
    await toCode()
    await typeCode(page, sandbox, tour.persona)
    await expect(page.getByRole('main')).toContainText(filing.done, { timeout: 60_000 })
    await isCome(focused(page))
  })
