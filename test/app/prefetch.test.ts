import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageLocation } from '#machines/navigation/contract.ts'
import { mayPrefetch } from '#app/may-prefetch.ts'
import { prefetchOnIntent } from '#app/prefetch.ts'

describe('a page is loaded ahead', () => {
  it.each([
    ['where the connection is not known', undefined, true],
    ['on a fast one', { effectiveType: '4g' }, true],
    ['on 3g', { effectiveType: '3g' }, true],
    ['not on 2g', { effectiveType: '2g' }, false],
    ['not on slow 2g', { effectiveType: 'slow-2g' }, false],
    ['not where data are saved', { saveData: true, effectiveType: '4g' }, false],
  ])('[7-03] %s', (_, connection, may) => {
    expect(mayPrefetch(connection)).toBe(may)
  })
})

describe('a link that somebody means to follow', () => {
  const prefetch = vi.fn<(location: PageLocation) => void>()
  let stop = () => undefined as void
  const link = (name: string) => document.querySelector(`#${name}`) ?? document.body
  const point = (name: string, type = 'pointerover') => link(name).dispatchEvent(new Event(type, { bubbles: true }))
  const ahead = () => prefetch.mock.calls.map(([{ path, page }]) => ({ path, page }))

  beforeEach(() => {
    prefetch.mockReset()
    document.body.innerHTML = `
      <a href="/lk/login?redirect=%2Flk" id="entry"><b id="inside">Вход</b></a><a href="/lk/login#top" id="again">Вход</a><a href="/contacts" id="contacts">Контакты</a>
      <a href="https://other.example/lk" id="elsewhere">Другой сайт</a><a href="tel:88000000000" id="phone">Телефон</a><p id="words">Слова</p>`
    stop = prefetchOnIntent(prefetch)
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'connection')
  })

  it.each(['pointerover', 'focusin', 'touchstart'])('[7-03] is prefetched on %s', (intent) => {
    point('inside', intent)
    expect(ahead()).toEqual([{ path: '/lk/login', page: 'entry' }])
  })

  it('[7-03] is prefetched by its address also where only the content service may know it', () => {
    point('contacts')
    expect(ahead()).toEqual([{ path: '/contacts', page: null }])
  })

  it('[7-03] is prefetched once, whatever is done to it and wherever on the page it leads', () => {
    for (const name of ['entry', 'inside', 'again'])
      for (const intent of ['pointerover', 'focusin', 'touchstart']) point(name, intent)
    expect(prefetch).toHaveBeenCalledTimes(1)
  })

  it('[7-03] is not prefetched where it leads to another site or to no page, and neither is what is no link', () => {
    for (const name of ['elsewhere', 'phone', 'words']) point(name)
    document.dispatchEvent(new Event('pointerover'))
    expect(prefetch).not.toHaveBeenCalled()
  })

  it.each([[{ effectiveType: '2g' }], [{ saveData: true }]])(
    '[7-03] is not prefetched on a slow or saved connection, and is when that has passed: %o',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
      point('entry')
      expect(prefetch).not.toHaveBeenCalled()
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } })
      point('entry')
      expect(prefetch).toHaveBeenCalledTimes(1)
    },
  )

  it('is not heard of after the end', () => {
    stop()
    for (const intent of ['pointerover', 'focusin', 'touchstart']) point('entry', intent)
    expect(prefetch).not.toHaveBeenCalled()
  })
})
