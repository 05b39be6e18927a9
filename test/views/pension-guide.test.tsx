import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Page } from '#views/pension-guide/pension-guide-page.tsx'
import { Page as Services } from '#views/services/services-page.tsx'
import { answers, auth, me, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const guide = { id: 'lk-pension-guide', title: 'Пенсионный путеводитель', layout: 'npf-lk', blocks: [] }
const nameless = { ...me, firstName: null }

function open(given: object, page = <Page />) {
  const shown = showSite(page, {
    path: '/lk/pension-guide',
    auth,
    answers: { ...answers, 'content.page': () => guide, 'statements.redemptions': () => [], ...given },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const h1 = () => screen.findByRole('heading', { level: 1 })

describe('the pension guide', () => {
  it('[2.2-15] is shown to a client whose first name is known', async () => {
    open({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Пенсионный путеводитель' })).toBeTruthy()
  })

  it.each([null, ''])('[2.2-15] is a 404 for a client whose first name is %j', async (firstName) => {
    open({ 'account.me': () => ({ ...me, firstName }) })
    expect((await h1()).textContent).toBe('Не удалось найти эту страницу')
    expect(document.title).toContain('Страница не найдена')
    expect(screen.getByText('На главную кабинета').closest('a')?.getAttribute('href')).toBe('/lk')
  })

  it('[2.2-15] waits for the name where that has not come, and does not call it missing', async () => {
    const { user } = open({ 'account.me': refusingOnce(() => me) })
    expect(await screen.findByText('Ваши данные не загрузились')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Пенсионный путеводитель' })).toBeTruthy()
    expect(screen.queryByText('Ваши данные не загрузились')).toBeNull()
  })

  it('[2.2-15] is led to only where the first name is known', async () => {
    open({}, <Services />)
    expect((await screen.findByText('пенсионный путеводитель')).closest('a')?.getAttribute('href')).toBe(
      '/lk/pension-guide',
    )
  })

  it('[2.2-15] is not led to where it is not', async () => {
    open({ 'account.me': () => nameless, 'statements.taxDeductions': () => [] }, <Services />)
    await screen.findByText('Заявлений пока нет')
    expect(screen.queryByText('пенсионный путеводитель')).toBeNull()
  })
})
