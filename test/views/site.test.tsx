import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { CookieBanner } from '#layouts/cookie-banner.tsx'
import { Layout } from '#layouts/default.tsx'
import { root } from '#test/kit/build.ts'
import { showSite } from './site-portal.tsx'

class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver

const auth: Auth = {
  accessToken: 'a',
  refreshToken: 'r',
  accessExpire: Date.now() + 3_600_000,
  mimic: false,
  scopes: [],
  authType: 'Sms',
  userType: 'ClientProfile',
}
const page = (
  <Layout>
    <h1>Страница</h1>
  </Layout>
)
const addresses = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const logotype = () => within(screen.getByRole('banner')).getByRole('link', { name: /НПФ/ })

describe('the header of the public site', () => {
  it('[2.5-01] links the sections in their order and marks the one that is open', async () => {
    const { user } = showSite(page, { path: '/contacts/' })
    await user.click(screen.getByRole('button', { name: 'Меню' }))
    const menu = await within(screen.getByRole('dialog')).findByRole('navigation', { name: 'Разделы сайта' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['О Фонде', 'Как мы инвестируем', 'Бизнесу', 'Для себя', 'Рынок ПДС', 'Вопросы и ответы', 'Контакты'])
    expect(addresses(menu)).toEqual([
      '/about/fund',
      '/about/investing',
      '/corporate/company',
      '/forme',
      '/pds',
      '/support',
      '/contacts',
    ])
    expect(
      within(menu)
        .getAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent),
    ).toEqual(['Контакты'])
  })

  it('[1-02] calls the hotline and leads to the account', () => {
    showSite(page)
    const header = screen.getByRole('banner')
    expect(within(header).getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:\+7800\d{7}$/)
    expect(within(header).getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/lk/login')
  })

  it('[2.5-05] leads a visitor from the logotype to the entrance and shows no way out', () => {
    showSite(page)
    expect(logotype().getAttribute('href')).toBe('/lk/login')
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
    expect(screen.queryByRole('img', { name: 'Вход от имени клиента' })).toBeNull()
  })

  it('[2.5-02] [2.5-05] leads a client from the logotype to the account, and out of it', async () => {
    const { user } = showSite(page, { auth })
    await waitFor(() => expect(logotype().getAttribute('href')).toBe('/lk'))
    await user.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(logotype().getAttribute('href')).toBe('/lk/login'))
  })

  it('[2.5-06] tells by a star with a name that an employee acts for the client', async () => {
    showSite(page, { auth: { ...auth, mimic: true, authType: 'Mimic' } })
    expect(await screen.findByRole('img', { name: 'Вход от имени клиента' })).toBeTruthy()
  })

  it('[2.5-14] opens the menu as a dialog, which Escape closes and gives the focus back', async () => {
    const { user } = showSite(page)
    const button = screen.getByRole('button', { name: 'Меню' })
    await user.click(button)
    const link = await within(screen.getByRole('dialog', { name: 'Меню' })).findByRole('link', { name: 'О Фонде' })
    expect(link.getAttribute('href')).toBe('/about/fund')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('the footer', () => {
  it('[2.5-03] [2.5-04] links in order, then the documents', () => {
    showSite(page)
    const footer = screen.getByRole('contentinfo')
    expect(addresses(within(footer).getByRole('navigation'))).toEqual([
      '/support#form',
      '/support',
      '/news',
      '/map',
      '/about/fund',
      '/corporate/company',
      '/forme',
      '/#calc',
      '/about/investing',
      '/about/rascr_info',
      '/corporate/tax',
      '/docs/information-protection',
      '/docs/personal-data-policy',
      '/docs/userconvention/',
    ])
  })

  it('[2.5-04] shows the signs of the fund’s partners, and says whose they are', () => {
    showSite(page)
    const signs = within(screen.getByRole('contentinfo')).getByRole('img', {
      name: /^Партнёры фонда: «Створ», «Фарватер», «Гавань»$/,
    })
    const file = readFileSync(path.join(root, 'public', signs.getAttribute('src') ?? ''), 'utf8')
    for (const name of ['Створ', 'Фарватер', 'Гавань']) expect(file).toContain(`>${name}<`)
    // A picture cannot use the portal's font: its letters are drawn.
    expect(file).not.toContain('<text')
  })

  it('[2.1-14] opens the agreement beside the page', () => {
    showSite(page)
    const link = screen.getByRole('link', { name: /Пользовательское соглашение/ })
    expect({ target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual({
      target: '_blank',
      rel: 'noopener',
    })
  })

  it('[1-03] [1-04] [1-05] says the years, the licence and the telephone', () => {
    showSite(page)
    const footer = screen.getByRole('contentinfo')
    const text = (footer.textContent ?? '').replace(/\u00A0/g, ' ')
    expect(text).toContain(`© 2009–${moscowDay(Date.now()).slice(0, 4)} НПФ`)
    expect(text).toContain('Лицензия № 383/2 от 16 июня 2009 года')
    expect(within(footer).getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(/^tel:/)
  })
})

describe('the cookie banner', () => {
  it('[1-06] [1-07] [1-08] warns of fraud, and goes for good once it is accepted', async () => {
    const { user } = showSite(<CookieBanner />)
    expect((await screen.findByRole('region', { name: 'Настройки cookie' })).textContent).toContain('мошенники')
    await user.click(screen.getByRole('button', { name: 'Принять' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(window.localStorage.getItem('CookieAccepted')).toBe('true')
  })

  it('goes when it is refused, and keeps the refusal', async () => {
    const { user } = showSite(<CookieBanner />)
    await user.click(await screen.findByRole('button', { name: 'Отказаться' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(window.localStorage.getItem('CookieAccepted')).toBe('false')
  })

  it('[1-07] goes when it is accepted in another tab', async () => {
    showSite(<CookieBanner />)
    await screen.findByRole('region')
    window.localStorage.setItem('CookieAccepted', 'true')
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'CookieAccepted', newValue: 'true', storageArea: window.localStorage }),
    )
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })
})
