import { act, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { Waiting } from '#layouts/waiting.tsx'
import { auth } from '#test/models/_samples.ts'
import { findActor } from '#system/living-actors.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { showSite } from './site-portal.tsx'

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null
const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a page that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[1-05, 4.8-02] for want of a network says so within three seconds and whom to call, and asks again for it when it is told to', async () => {
    isOnline(false)
    const load = vi.fn(() => Promise.resolve(() => <p>Часть</p>)).mockRejectedValueOnce(new Error('no network'))
    const Part = lazyComponent(load)
    const { user } = showSite(
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>,
    )
    await pass(2900)
    expect(title()).toBeNull()
    await pass(200)
    expect(title()).toBe('Нет соединения с интернетом!')
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /8 800/ }).getAttribute('href')).toMatch(
      /^tel:/,
    )
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
    expect(load).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await vi.waitFor(() => expect(document.body.textContent).toContain('Часть'), 5000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says in its layout what is the matter too, and leaves the header to the layout', async () => {
    isOnline(false)
    showSite(<Waiting inside />)
    await pass(3100)
    expect(title()).toBe('Нет соединения с интернетом!')
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('[4.1-11] for want of an answer blames no network that is there, and lets out who does not want to wait', async () => {
    isOnline(true)
    const { root, user } = showSite(<Waiting />, {
      path: '/lk',
      auth,
      answers: { 'account.authorize': () => Promise.reject(new Failure({ kind: 'timeout' })) },
    })
    await vi.waitFor(() => expect(title()).toBe('Сервис не отвечает'), 5000)
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Выйти' }))
    await vi.waitFor(
      () => expect(findActor(root, 'session')?.getSnapshot()).toMatchObject({ value: 'anonymous' }),
      5000,
    )
  })

  it('[4.1-11] while the first answer hangs there is a way out as well', async () => {
    isOnline(true)
    showSite(<Waiting />, { path: '/lk', auth, answers: { 'account.authorize': () => new Promise(() => undefined) } })
    await pass(3100)
    expect(screen.getByRole('status').textContent).toBe('Загружаем…Дольше обычного')
    const buttons = within(screen.getByRole('banner')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Выйти'])
  })
})
