import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import type { CmsRoute, PageContent } from '#domain/content.ts'
import { Failure } from '#domain/faults.ts'
import { cmsRoute } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Page } from '#views/content/content-page.tsx'
import { showSite } from './site-portal.tsx'

const patience = { timeout: 5000 }
const route: CmsRoute = {
  path: '/about/fund',
  name: 'about-fund',
  type: 'page',
  id: 'about-fund',
  title: 'О Фонде',
  layout: 'default',
  pageNeedAuth: false,
}
const contentOf = (blocks: unknown[]): PageContent => ({
  id: 'about-fund',
  type: 'page',
  title: 'О Фонде',
  layout: 'default',
  blocks,
})
const text = { id: 'b2', template: 'richText', label: null, params: { html: '<p>Чем мы занимаемся</p>' }, slots: {} }
const main = { id: 'b1', template: 'main', label: null, params: { title: 'Фонд с 2009 года' }, slots: {} }

/** As the router does: the page is there once the routes are known. */
function Opened() {
  return useView('navigation', cmsRoute) ? (
    <Suspense fallback="ждём">
      <Page />
    </Suspense>
  ) : null
}

const client: Auth = {
  accessToken: 'a',
  refreshToken: 'r',
  accessExpire: Date.now() + 3_600_000,
  mimic: false,
  scopes: [],
  authType: 'Sms',
  userType: 'ClientProfile',
}

const open = (answer: (asked: string) => unknown, auth?: Auth) =>
  showSite(<Opened />, {
    path: '/about/fund',
    ...(auth ? { auth } : {}),
    answers: { 'content.routes': () => [route], 'content.page': ({ params }) => answer(params['id'] ?? '') },
  })

describe('a page of the content service', () => {
  it('[2.2-22] is asked for by the id of its route, and its own title is the heading where no block brings one', async () => {
    const asked: string[] = []
    open((id) => {
      asked.push(id)
      return contentOf([text])
    })
    expect((await screen.findByRole('heading', { level: 1 }, patience)).textContent).toBe('О Фонде')
    expect(await screen.findByText('Чем мы занимаемся', {}, patience)).toBeTruthy()
    expect(asked).toEqual(['about-fund'])
  })

  it('[2.3-05] that is gone leads back to the site', async () => {
    open(() => {
      throw new Failure({ kind: 'refused', status: 404, prefix: 'content' })
    })
    await screen.findByRole('heading', { level: 1, name: 'Не удалось найти эту страницу' }, patience)
    expect(screen.getByRole('link', { name: 'Вернуться на главную' }).getAttribute('href')).toBe('/')
  })

  it('[2.2-22] takes its heading from the main block', async () => {
    open(() => contentOf([main, text]))
    const headings = await screen.findAllByRole('heading', { level: 1 }, patience)
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Фонд с 2009 года'])
  })

  it('[2.7-04] that holds a block for those who are signed in leads an anonymous visitor to the entry form and back, and shows nothing of itself', async () => {
    const closed = { ...text, params: { ...text.params, pageNeedAuth: true } }
    open(() =>
      contentOf([main, { id: 's', template: 'section', label: null, params: {}, slots: { default: [closed] } }]),
    )
    await waitFor(
      () => expect(window.location.pathname + window.location.search).toBe('/lk/login?redirect=%2Fabout%2Ffund'),
      patience,
    )
    expect(screen.queryByText('Чем мы занимаемся')).toBeNull()
    expect(screen.queryByText('Фонд с 2009 года')).toBeNull()
  })

  it('[2.7-04] that holds a block for those who are signed in is shown to a client', async () => {
    open(() => contentOf([{ ...text, params: { ...text.params, pageNeedAuth: true } }]), client)
    expect(await screen.findByText('Чем мы занимаемся', {}, patience)).toBeTruthy()
    expect(window.location.pathname).toBe('/about/fund')
  })

  it('[2.7-01] shows each reader the blocks that are meant for such', async () => {
    const meant = (visibleFor: string, html: string) => ({ ...text, id: visibleFor, params: { html, visibleFor } })
    const blocks = [
      meant('guest', '<p>Войдите</p>'),
      meant('client', '<p>Ваши программы</p>'),
      meant('all', '<p>Для всех</p>'),
    ]
    const { unmount } = open(() => contentOf(blocks))
    expect(await screen.findByText('Войдите', {}, patience)).toBeTruthy()
    expect(screen.queryByText('Ваши программы')).toBeNull()
    unmount()
    open(() => contentOf(blocks), client)
    expect(await screen.findByText('Ваши программы', {}, patience)).toBeTruthy()
    expect(screen.getByText('Для всех')).toBeTruthy()
    expect(screen.queryByText('Войдите')).toBeNull()
  })

  it('shows outlines while it loads', async () => {
    open(() => new Promise(() => {}))
    expect((await screen.findByRole('status', {}, patience)).textContent).toContain('Загрузка')
  })

  it('[2.3-05] that is not there gives the words of a missing page', async () => {
    open(() => {
      throw new Failure({ kind: 'refused', status: 404, prefix: 'content' })
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Не удалось найти эту страницу' }, patience),
    ).toBeTruthy()
  })

  it('[7-05] that fails says so under its title, and may be asked for again', async () => {
    let isBroken = true
    const { user } = open(() => {
      if (isBroken) throw new Failure({ kind: 'broken', prefix: 'content' })
      return contentOf([main])
    })
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('Ошибка загрузки контента')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('О Фонде')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(
      () => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Фонд с 2009 года'),
      patience,
    )
  })
})
