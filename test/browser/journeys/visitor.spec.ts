import { moscowDay } from '#domain/moscow-day.ts'
import { heading, hydrated } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const hotline = '8 800 000-00-00'
const banner = 'Настройки cookie'
/** Each public page of the specification with the number of its requirement and what it is about. */
const pages = [
  ['2.1-01', '/', 'Накопления на пенсию, которые всегда на виду'],
  ['2.1-02', '/about/fund', 'Пенсионный фонд с 2009 года'],
  ['2.1-03', '/about/investing', 'Как мы инвестируем'],
  ['2.1-04', '/corporate/company', 'Пенсионная программа для компании'],
  ['2.1-05', '/corporate/tax', 'Налоги и корпоративная программа'],
  ['2.1-06', '/forme', 'Пенсионный план для себя'],
  ['2.1-07', '/pds', 'Рынок ПДС'],
  ['2.1-08', '/support', 'Вопросы и ответы'],
  ['2.1-10', '/contacts', 'Контакты'],
  ['2.1-11', '/news', 'Новости'],
  ['2.1-12', '/map', 'Офисы фонда'],
  ['2.1-13', '/about/rascr_info', 'Раскрытие информации'],
  ['2.1-14', '/docs/userconvention/', 'Пользовательское соглашение'],
] as const
const publicPages = pages.map(([, address]) => address)

test('[1-06, 1-07, 1-08] the cookie banner stays on every page until it is accepted, then away after a reload and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/contacts')
  for (const address of ['/', '/lk/login', '/no-such-page']) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
    await expect(page.getByRole('region', { name: banner })).toContainText('мошенники')
  }
  await page.getByRole('button', { name: 'Принять' }).click()
  await expect(page.getByRole('region', { name: banner })).toHaveCount(0)
  await expect(other.getByRole('region', { name: banner })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('CookieAccepted'))).toBe('true')
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('region', { name: banner })).toHaveCount(0)
})

test('a visitor refuses cookies, is not asked again, and may take the answer back from the foot of the page', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('CookieAccepted'))
  const question = page.getByRole('region', { name: banner })
  await page.goto('/contacts')
  await expect(question).toContainText('Аналитики и рекламы в нём нет')
  await page.getByRole('button', { name: 'Отказаться' }).click()
  await expect(question).toHaveCount(0)
  expect(await stored()).toBe('false')
  await page.reload()
  const settings = page.getByRole('button', { name: banner })
  await hydrated(settings)
  await expect(question).toHaveCount(0)
  await settings.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Принять' }).click()
  await expect(question).toHaveCount(0)
  expect(await stored()).toBe('true')
})

test('[1-06] the banner does not hide the page’s main controls on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/lk/login')
  await expect(page.getByRole('region', { name: banner })).toBeVisible()
  const [tab, agreement, button] = [
    page.getByRole('tab').last(),
    page.getByRole('checkbox'),
    page.getByRole('button', { name: /Госуслуги$/ }),
  ]
  for (const control of [tab, agreement, button]) {
    await control.focus()
    const isReachable = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return element.contains(there) || (there?.contains(element) ?? false)
    })
    expect(isReachable).toBe(true)
  }
})

test('[1-12, 7-01] nothing leaves the browser for anywhere else, before the banner is accepted or after', async ({
  page,
  portal,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== portal.origin && protocol !== 'data:' && protocol !== 'blob:') elsewhere.push(request.url())
  })
  for (const address of ['/', '/contacts', '/lk/login']) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Принять' }).click()
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  expect(elsewhere).toEqual([])
})

for (const address of ['/', '/contacts', '/lk']) {
  test(`[1-02, 1-03, 1-04, 1-05] ${address} has the hotline, the way into the account, the years and the licence`, async ({
    page,
    portal,
  }) => {
    if (address === '/lk') await signIn(page, portal, 'P1')
    await page.goto(address)
    const header = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    await expect(header.getByRole('link', { name: hotline })).toHaveAttribute('href', 'tel:+78000000000')
    await expect(header.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', /^\/lk/)
    await expect(footer.getByRole('link', { name: hotline })).toHaveAttribute('href', 'tel:+78000000000')
    await expect(footer).toContainText(`© 2009–${moscowDay(Date.now()).slice(0, 4)}`)
    await expect(footer).toContainText(/Лицензия №\s383\/2 от 16\sиюня\s2009/)
  })
}

test('[1-11] every page has a title of its own with the fund’s name', async ({ page }) => {
  const titles: string[] = []
  for (const address of [...publicPages, '/lk/login', '/lk/outdated', '/no-such-page']) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle(/.+ — НПФ «Причал»$/)
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(titles.length)
})

for (const [number, address, title] of pages) {
  test(`[1-01, 6-01, ${number}] a visitor reads ${address} without signing in`, async ({ page, sandbox }) => {
    await page.goto(address)
    await expect(page).toHaveURL(address)
    await expect(heading(page)).toHaveText(title)
    expect((await sandbox.requests()).every(({ authorized }) => !authorized)).toBe(true)
  })
}

test('[1-09] the entry form says that the fund never writes in messengers, with the hotline', async ({ page }) => {
  await page.goto('/lk/login')
  await expect(page.getByText('Мы не общаемся в мессенджерах')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: hotline })).toBeVisible()
})

test('[1-08, 1-09] one page warns of swindlers once, in whatever place it does', async ({ page }) => {
  const warnings = page.getByText(/мошенники/).filter({ visible: true })
  for (const address of ['/', '/lk/login', '/contacts']) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
    await expect(warnings.last()).toBeVisible()
    const texts = await warnings.evaluateAll((all) =>
      all.filter((one) => one.children.length === 0 || one.matches('strong, p')).map((one) => one.textContent),
    )
    expect(texts, address).toHaveLength(1)
  }
})
