import { cmsRoutes } from '#test/sandbox/content/routes.ts'
import { heading, openDrawn, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../network.ts'
import { signIn } from '../stored.ts'

const missing = 'Не удалось найти эту страницу'

const site = cmsRoutes.filter(({ path }) => !path.startsWith('/lk'))
const isNews = ({ path }: { path: string }) => path.startsWith('/news/')

for (const [what, pages] of [
  ['news', site.filter(isNews)],
  ['other pages', site.filter((route) => !isNews(route))],
] as const)
  test(`[2.2-20, 2.2-21, 2.2-22] ${pages.length} ${what} are pages of the public site by their addresses`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const { path, title } of pages) {
      await page.goto(path)
      await expect.soft(heading(page), path).toHaveCount(1)
      await expect.soft(heading(page), path).not.toHaveText(missing)
      await expect.soft(page, path).toHaveTitle(/НПФ «Причал»$/)
      await expect.soft(page.getByRole('navigation', { name: 'Карта сайта' }), path).toBeVisible()
      expect.soft(title, path).not.toBe('')
    }
  })

test('[2.2-21] an account page of the content service needs the sign-in and the consent, and stands in the account', async ({
  page,
  portal,
}) => {
  const address = '/lk/pension-guide-extra'
  await page.goto(address)
  await expect(page).toHaveURL(`/lk/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, portal, 'P1')
  await page.goto(address)
  await expect(heading(page)).toHaveText('Материалы для клиентов')
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toBeVisible()
  await expect(page.getByText('Как читать выписку')).toBeVisible()
})

test('[2.1-13] every document of the disclosure opens beside the page', async ({ page }) => {
  await page.goto('/about/rascr_info')
  await expect(heading(page)).toHaveText('Раскрытие информации')
  const links = page.getByRole('main').locator('a[href^="/cms/files/"]')
  await expect.poll(() => links.count()).toBeGreaterThan(30)
  const found = await links.evaluateAll((all) =>
    all.map((each) => ({ href: each.getAttribute('href') ?? '', target: each.getAttribute('target') })),
  )
  for (const { href, target } of found) {
    const answer = await page.request.get(href)
    expect({ href, target, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
      href,
      target: '_blank',
      status: 200,
      type: 'application/pdf',
    })
  }
})

test('[2.2-23, 8-08] where the routes of content do not come a toast says so and the built-in pages go on working', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*\/cms\/routes/)
  await sandbox.fault({ match: 'GET /cms/routes*', status: 500, description: 'Сервис отдыхает', times: 9 })
  await page.goto('/lk/login')
  await expect(toasts(page)).toContainText('Ошибка загрузки маршрутов. Сервис отдыхает (500)')
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await page.getByRole('link', { name: 'На сайт фонда' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toContainText('которые всегда на')
})

test('[2.2-23] an address that only the content service knows is asked about again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*\/cms\/routes/)
  await sandbox.fault({ match: 'GET /cms/routes*', status: 500 })
  await openDrawn(page, '/contacts')
  await expect(heading(page)).toHaveText(missing)
  await page.getByRole('link', { name: 'Как мы инвестируем' }).first().click()
  await expect(page).toHaveURL('/about/investing')
  await expect(heading(page)).toHaveText('Как мы инвестируем')
})

test(
  '[2.3-05, 2.3-07, 2.4-09, 1-05] an unknown address is a 404 page, after the content service has been asked',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/no/such/page?x=1')
    await expect(heading(page)).toHaveText(missing)
    await expect(page.getByText('Ошибка 404')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '8 800 000-00-00' })).toBeVisible()
    await page.getByRole('link', { name: 'Вернуться на главную' }).click()
    await expect(page).toHaveURL('/')
  },
)

test('[2.2-22] a page whose content does not come can be asked for again', async ({ page, sandbox, complaints }) => {
  complaints.allow(/500.*\/cms\/content/)
  await sandbox.fault({ match: 'GET /cms/content/page/contacts*', status: 500, description: 'Сервис отдыхает' })
  await openDrawn(page, '/contacts')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Ошибка загрузки контента. Сервис отдыхает (500)' }).first(),
  ).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
  const call = await hold(page, /\/cms\/content\/page\/contacts/)
  await retry.press('Enter')
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await expect(retry).toBeFocused()
  await call.pass()
  await expect(heading(page)).toHaveText('Контакты')
})

test('[2.3-06, 2.3-09] a view that throws gives way to the error page inside its layout', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/поломка/)
  complaints.allow(/Код ошибки: [0-9A-Z]{6}/)
  await signIn(page, portal, 'P1')
  await page.addInitScript(() => {
    String.prototype.localeCompare = () => {
      throw new Error('поломка')
    }
  })
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Произошла ошибка: «Что-то пошло не так.»')
  await expect(page.getByText('поломка')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/^Назовите код ошибки: [0-9A-Z]{6}$/)).toBeVisible()
  await expect(page.getByText('Обратитесь в службу поддержки.')).toBeVisible()
  await expect(page.getByText('Ошибка 500')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '8 800 000-00-00' })).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toContainText('которые всегда на')
})

test('[2.2-08, 4.8-02] parts that cannot be loaded reload the page once, then the version is called outdated', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404.*\/assets\//)
  await page.goto('/lk/outdated')
  await expect(heading(page)).toHaveText('Вышла новая версия портала')
  let isGone = true
  await page.route(/\/assets\/site-.*\.js/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.getByRole('link', { name: 'Обновить' }).click()
  await expect.poll(() => loads).toEqual(['/', '/', '/lk/outdated'])
  await expect(heading(page)).toHaveText('Вышла новая версия портала')
  isGone = false
  await page.getByRole('link', { name: 'Обновить' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toContainText('которые всегда на')
})

test('[2.2-08, 4.8-02] the page about a new version is read, and leads on, where no part of the portal can be loaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404.*\/assets\/|Failed to fetch dynamically imported module/)
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/lk/outdated')
  await expect(heading(page)).toHaveText('Вышла новая версия портала')
  await page.unroute(/\/assets\/.*\.js/)
  await page.getByRole('link', { name: 'Обновить' }).click()
  await expect(page).toHaveURL('/')
})

test('the film of the pension guide plays and is wound by the keyboard, and its words stand beside it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/pension-guide')
  const film = page.getByLabel('Из чего складывается пенсия').and(page.locator('video'))
  await expect(film).toHaveJSProperty('readyState', 0)
  await film.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1)
  await page.keyboard.press('Space')
  await expect(film).toHaveJSProperty('paused', true)
  await expect(film).toHaveJSProperty('duration', 25)
  const before = await film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(before)
  await page.keyboard.press('Tab')
  const words = page.locator('summary').filter({ hasText: 'Расшифровка видео' })
  for (let stop = 0; stop < 10 && !(await words.evaluate((one) => one === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Платит государство: Социальный фонд России')).toBeVisible()
})
