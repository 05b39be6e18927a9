import * as limits from '#domain/limits.ts'
import { expect, test } from '../fixtures.ts'
import { toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { hold } from '../network.ts'

const file = /\/api\/renfiles\/v1\/File\//
const rules = 'Пенсионные правила фонда со всеми приложениями'

test('[7-07] a file that is not there yet is asked for again once, half a second later, and shows how far it has come', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await signIn(page, portal, 'P1')
  await page.goto('/about/investing')
  await sandbox.fault({ match: 'GET /api/renfiles/v1/File/*', status: 404, times: 1 })
  const [asked, answered]: [number[], number[]] = [[], []]
  page.on('request', (request) => void (file.test(request.url()) && asked.push(Date.now())))
  page.on('response', (response) => void (file.test(response.url()) && answered.push(Date.now())))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Скачать: ${rules}` }).click()
  await expect
    .poll(async () =>
      page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value > 0 && bar.value < bar.max),
    )
    .toBe(true)
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(asked).toHaveLength(2)
  expect((asked[1] ?? 0) - (answered[0] ?? Infinity)).toBeGreaterThanOrEqual(limits.file404Retry - 50)
})

test('[7-07] a file that is missing twice says so, and is not asked for a third time', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await page.goto('/about/investing')
  await sandbox.fault({ match: 'GET /api/renfiles/v1/File/*', status: 404, times: 3 })
  const ask = () => page.getByRole('button', { name: `Скачать: ${rules}` }).click()
  await ask()
  await expect(page.getByRole('main').getByText(/^Ошибка получения файла\./)).toBeVisible()
  await page.clock.fastForward(2 * limits.file404Retry)
  const download = page.waitForEvent('download')
  await ask()
  await page.clock.fastForward(2 * limits.file404Retry)
  await download
  // Two for each time that it was asked for: the third is missing too, the fourth is there.
  expect((await sandbox.requests()).filter(({ path }) => file.test(path))).toHaveLength(4)
})

test('[8-08] a file that fails when its page has been left is told of where the client is', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*renfiles/)
  await signIn(page, portal, 'P1')
  await page.goto('/about/investing')
  const call = await hold(page, file)
  await page.getByRole('button', { name: `Скачать: ${rules}` }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).first().click()
  await expect(page).toHaveURL('/contacts')
  await call.answer(500, { error: { description: 'Хранилище отдыхает' } })
  await expect(toasts(page)).toHaveText([/Ошибка получения файла\. Хранилище отдыхает \(500\)/])
})
