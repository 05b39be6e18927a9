import { heading, toasts } from '../gestures.ts'
import { openReports } from '../reports-page.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'
import { bar, hold } from '../network.ts'
import * as limits from '#domain/limits.ts'

const rules = 'Пенсионные правила фонда со всеми приложениями'
const poll = /ReportsGenerations\/rep-/

test('[4.6-01, 4.6-02, 7-07] three reports and two downloads at once, walked away from and come back to', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await signIn(page, portal, 'P1')
  const polls = new Map<string, number[]>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (poll.test(pathname)) polls.set(pathname, [...(polls.get(pathname) ?? []), Date.now()])
  })
  const downloaded: string[] = []
  page.on('download', (download) => void downloaded.push(download.suggestedFilename()))
  const { orderTax, orderStatement, tax, statement, file, bars, received, walkAway, comeBack } = await openReports(page)
  const files = await hold(page, /renfiles\/v1\/File/)
  const states = await bar(page, poll)
  await file(`Скачать: ${rules}`).click()
  await file(/^Скачать: Пенсионный договор/)
    .first()
    .click()
  await orderStatement('С\u00A0начала года')
  await orderStatement('За прошлый год')
  await orderTax()
  await expect(bars).toHaveCount(5)
  await expect(page.getByText('Отчёт готовится')).toHaveCount(3)

  await walkAway()
  await expect(bars).toHaveCount(0)
  states.restore()
  await files.pass()
  await expect(toasts(page).filter({ hasText: /готова\. Её можно скачать/ })).toHaveCount(3)
  await expect.poll(() => downloaded.length).toBe(1)
  const tray = page.getByRole('group').filter({ hasText: 'Отчёты и файлы' })
  await tray.locator('summary').click()
  // The file that has come is not among them.
  await expect(tray.getByRole('listitem')).toHaveCount(4)
  await expect(tray.getByText('Отчёт готов', { exact: true })).toHaveCount(3)
  await comeBack()
  await expect(bars).toHaveCount(1)
  await files.pass()
  await expect(received).toHaveCount(2)

  await page.unroute(/renfiles\/v1\/File/)
  for (const report of [statement, statement, tax])
    await report.getByRole('button', { name: 'Скачать' }).first().click()
  await expect(received).toHaveCount(5)
  expect(downloaded.slice(2).toSorted()).toEqual([
    expect.stringMatching(/^vypiska_/),
    expect.stringMatching(/^vypiska_/),
    expect.stringMatching(/^vznosy_/),
  ])
  // One more, of which nothing holds the answers: it is asked about several times.
  await orderTax(1)
  await expect(received).toHaveCount(6)
  expect(polls.size).toBe(4)
  expect([...polls.values()].at(-1)?.length).toBeGreaterThan(1)
  for (const times of polls.values()) {
    expect(Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeGreaterThanOrEqual(
      limits.reportPollingInterval - 50,
    )
  }
})

test('[4.6-02, 4.1-02] signing out ends the polling', async ({ page, portal, sandbox }) => {
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const { orderTax, walkAway } = await openReports(page)
  const asked = async () => (await sandbox.requests()).filter(({ path }) => poll.test(path)).length
  await orderTax()
  await walkAway()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.getByRole('button', { name: /Выйти/ }).first().click()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  const before = await asked()
  await page.clock.fastForward(10_000)
  await page.goto('/contacts')
  expect(await asked()).toBe(before)
})
