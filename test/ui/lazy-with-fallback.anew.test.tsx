import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#ui/limits.ts'
import type * as LazyWithFallback from '#ui/lazy-with-fallback.tsx'

const LazyComponent = ({ name }: { name: string }) => <p>Часть {name}</p>
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a part that comes later', () => {
  let kit: typeof LazyWithFallback
  beforeEach(async () => {
    vi.resetModules()
    kit = await import('#ui/lazy-with-fallback.tsx')
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('is fetched when it is shown, and something stands in its place until then', async () => {
    const load = vi.fn(() => Promise.resolve(LazyComponent))
    const View = kit.lazyWithFallback(load, { fallback: <p>Сейчас…</p> })
    expect(load).not.toHaveBeenCalled()
    render(<View name="один" />)
    expect(screen.getByText('Сейчас…')).toBeTruthy()
    await pass(0)
    expect(screen.getByText('Часть один')).toBeTruthy()
  })

  it('is fetched when the page has come to rest, and then is there at once', async () => {
    const load = vi.fn(() => Promise.resolve(LazyComponent))
    const View = kit.lazyWithFallback(load)
    document.body.innerHTML = '<p aria-busy="true">Загрузка</p>'
    kit.fetchLazyComponents()
    await pass(limits.idlePause * 3)
    expect(load).not.toHaveBeenCalled()
    document.body.replaceChildren()
    await pass(limits.idlePause)
    expect(load).toHaveBeenCalledTimes(1)
    render(<View name="два" />)
    expect(screen.getByText('Часть два')).toBeTruthy()
  })

  it('that the page is for is fetched while the page still waits for its answers', async () => {
    const load = vi.fn(() => Promise.resolve(LazyComponent))
    document.body.innerHTML = '<p aria-busy="true">Загрузка</p>'
    const View = kit.lazyWithFallback(load, { isNext: true })
    await pass(0)
    expect(load).not.toHaveBeenCalled()
    kit.fetchLazyComponents()
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
    const { container } = render(<View name="шесть" />)
    expect(container.textContent).toBe('Часть шесть')
  })

  it('does not wait for ever for a page that never rests', async () => {
    const load = vi.fn(() => Promise.resolve(LazyComponent))
    kit.lazyWithFallback(load)
    document.body.innerHTML = '<p aria-busy="true">Загрузка</p>'
    kit.fetchLazyComponents()
    await pass(limits.idleTimeout + limits.idlePause)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that is for after the page is not asked for before, though it is shown', async () => {
    const load = vi.fn(() => Promise.resolve(LazyComponent))
    const View = kit.lazyWithFallback(load, { afterPage: true })
    render(
      <div>
        <p aria-busy="true">Загрузка</p>
        <View name="три" />
      </div>,
    )
    await pass(limits.idlePause * 2)
    expect(load).not.toHaveBeenCalled()
    document.querySelector('[aria-busy]')?.remove()
    await pass(limits.idlePause)
    expect(screen.getByText('Часть три')).toBeTruthy()
  })

  it('is not asked for ahead without a network, and what was not to be had comes with it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve(LazyComponent)).mockRejectedValueOnce(new Error('no network'))
    const View = kit.lazyWithFallback(load)
    kit.fetchLazyComponents()
    await pass(limits.idlePause * 2)
    expect(load).not.toHaveBeenCalled()
    render(<View name="четыре" />)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(screen.getByText('Часть четыре')).toBeTruthy()
    onLine.mockRestore()
  })

  it('[4.8-02] is asked for until the network that is said to be back lets it through, and is given up when it never does', async () => {
    const load = vi
      .fn(() => Promise.resolve(LazyComponent))
      .mockRejectedValueOnce(new Error('not yet'))
      .mockRejectedValueOnce(new Error('not yet'))
    const View = kit.lazyWithFallback(load)
    render(<View name="пять" />)
    await pass(5000)
    expect(screen.getByText('Часть пять')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(3)
    const never = vi.fn(() => Promise.reject<typeof LazyComponent>(new Error('gone')))
    kit.lazyWithFallback(never)
    await Promise.all([expect(kit.loadLazyComponents()).rejects.toThrow('gone'), pass(60_000)])
    expect(never.mock.calls.length).toBeLessThan(10)
  })
})
