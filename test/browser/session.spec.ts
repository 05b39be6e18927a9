import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findWholeChromium } from '#test/kit/chromium.ts'
import type { Walker } from '#system/walk-handle.ts'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { enterByPhone, heading } from './gestures.ts'
import { remember, signIn } from './stored.ts'
import { expect, test } from './walk/test.ts'

const hello = 'Здравствуйте, Анна'
/** So long after a sign-in its token has less than ten minutes left. */
const nearExpiry = 25 * 60
const day = 24 * 60 * 60_000
type OwnWindow = Window & { __portal: Walker; bearers: Set<string> }

const refreshes = async (sandbox: SandboxClient) =>
  (await sandbox.requests()).filter(({ path }) => path.endsWith('/refreshtoken'))

/** Answers calls of one kind inside the page, so that thousands of them take no time, and keeps the tokens that they carry. */
const answerInside = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as OwnWindow
    const send = window.fetch.bind(window)
    own.bearers = new Set()
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('/api/account/v1/blocking')) return send(input, init)
      own.bearers.add(request.headers.get('authorization') ?? '')
      return Promise.resolve(new Response('[]', { headers: { 'Content-Type': 'application/json' } }))
    }
  })

/** One call that tells the page the services' time, then so many at once; says how many were answered and by which tokens. */
const callMany = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    const {
      __portal: { loadApi },
      bearers,
    } = window as unknown as OwnWindow
    const api = await loadApi()
    await api.account.restriction()
    bearers.clear()
    const calls = await Promise.allSettled(Array.from({ length: many }, () => api.account.blocking()))
    return { answered: calls.filter(({ status }) => status === 'fulfilled').length, tokens: bearers.size }
  }, count)

test('[4.1-05, 4.1-06, 4.1-07] a thousand calls near the token’s end wait for one renewal and carry the new token', async ({
  page,
  portal,
  sandbox,
}) => {
  await answerInside(page)
  const { accessToken } = await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText(hello)
  await sandbox.clock(nearExpiry)
  expect(await callMany(page, 1000)).toEqual({ answered: 1000, tokens: 1 })
  expect(await page.evaluate(() => [...(window as unknown as OwnWindow).bearers][0])).not.toBe(`Bearer ${accessToken}`)
  expect(await refreshes(sandbox)).toHaveLength(1)
})

test('[4.1-06, 4.1-08] five tabs with a thousand calls each make one renewal between them', async ({
  page,
  context,
  portal,
  sandbox,
}) => {
  await signIn(page, portal, 'P1')
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
  for (const tab of tabs) {
    await answerInside(tab)
    await tab.goto('/lk')
    await expect(heading(tab)).toHaveText(hello)
  }
  await sandbox.clock(nearExpiry)
  const results = await Promise.all(tabs.map((tab) => callMany(tab, 1000)))
  expect(results.map(({ answered }) => answered)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(await refreshes(sandbox)).toHaveLength(1)
  await Promise.all(tabs.map((tab) => expect(heading(tab)).toHaveText(hello)))
})

for (const [words, by] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`[3-05, 4.1-05] a clock that is a day ${words} changes nothing`, async ({ page, sandbox }) => {
    await page.clock.install({ time: Date.now() + by })
    await page.goto('/lk/login')
    await enterByPhone(page, sandbox, 'P1')
    await expect(heading(page)).toHaveText(hello)
    await page.reload()
    await expect(heading(page)).toHaveText(hello)
    expect(await refreshes(sandbox)).toHaveLength(0)
    await sandbox.clock(nearExpiry)
    await page.reload()
    await expect(heading(page)).toHaveText(hello)
    await expect.poll(() => refreshes(sandbox)).toHaveLength(1)
  })
}

const storages = {
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    for (const key of ['auth', 'deviceId', 'clockOffset', 'sessionNumber', 'CookieAccepted', 'display'])
      localStorage.setItem(key, '{"half')
    for (const key of ['auth', 'entry', 'sentCodes', 'esiaToken', 'esiaMark', 'fault', 'chunkReloadAt'])
      sessionStorage.setItem(key, '[]]')
  },
}
for (const [words, spoil] of Object.entries(storages)) {
  test(`[3-06] storage that is ${words} keeps nobody from signing in`, async ({ page, sandbox }) => {
    await page.addInitScript(spoil)
    await page.goto('/lk/login')
    await enterByPhone(page, sandbox, 'P1')
    await expect(page).toHaveURL('/lk')
    await expect(heading(page)).toHaveText(hello)
  })
}

test('[4.1-08] signing out in one tab signs out the others', async ({ page, context, portal }) => {
  await signIn(page, portal, 'P1')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/lk')
    await expect(heading(tab)).toHaveText(hello)
  }
  await page.getByRole('button', { name: 'Выйти' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/lk/login')
    await expect(heading(tab)).toHaveText('Вход/Регистрация')
  }
})

test('[4.1-08] signing out in one tab signs out the others, where storage is blocked and each keeps its own sign-in', async ({
  page,
  context,
  sandbox,
}) => {
  await context.addInitScript(storages.blocked)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/lk/login')
    await enterByPhone(tab, sandbox, 'P1')
    await expect(heading(tab)).toHaveText(hello)
  }
  await page.getByRole('button', { name: 'Выйти' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/lk/login')
    await expect(heading(tab)).toHaveText('Вход/Регистрация')
  }
})

test('[4.1-08] a page that comes back from the browser’s memory after the session has ended shows nothing of it', async ({
  portal,
  sandbox,
}) => {
  await sandbox.reset()
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: portal.origin })
  const page = await context.newPage()
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText(hello)
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem('seen', JSON.stringify({ persisted, isHidden: document.documentElement.hidden }))
    }),
  )
  await remember(page, {})
  const other = await context.newPage()
  await other.goto('/lk')
  await other.getByRole('button', { name: 'Выйти' }).click()
  await expect(other).toHaveURL('/lk/login')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/lk\/login/)
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? '{}'))).toEqual({
    persisted: true,
    isHidden: true,
  })
  await browser.close()
})
