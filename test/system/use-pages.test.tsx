import { act, cleanup, render } from '@testing-library/react'
import { memo, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import * as limits from '#domain/limits.ts'
import type { ClientDocument } from '#domain/client-documents.ts'
import type { Page } from '#machines/paged-query/contract.ts'
import { usePages } from '#system/react/use-pages.ts'
import { rows } from '#system/react/use-query.ts'
import { createQueryHome } from './query-home.tsx'

afterEach(cleanup)

type Tag = 'Agreement' | 'Statement'
const requestOf = (tag: Tag) => ({ query: { Tags: [tag], Order: 'CreatedDateAsc' as const, HasTags: true } })
/** A page of these documents, titled as their ids are. */
const pageOf = (total: number, titles: string): Page => {
  const items = [...titles].map((title) => ({ id: title, title }))
  return { ids: items.map(({ id }) => id), items, total }
}
const text = () => document.body.textContent
const drawn: string[] = []
/** Every list of items that was shown. */
const shown = new Set<readonly ClientDocument[]>()

const List = memo(function List({ tag = 'Agreement', count = 2 }: { tag?: Tag; count?: number }) {
  const { query, isPrevious } = usePages(rows.documents.list, requestOf(tag), count)
  if ('value' in query) shown.add(query.value.items)
  const says = 'value' in query ? `${query.value.items.map(({ title }) => title).join('')} из ${query.value.total}` : ''
  const line = [query.state, says, isPrevious && 'прежнее', query.state === 'shown' && query.fault && 'не обновлено']
    .filter(Boolean)
    .join(' ')
  drawn.push(line)
  return (
    <p>
      {line}
      {'retry' in query && <button onClick={query.retry}>Повторить{query.isRetrying && ', ждём'}</button>}
    </p>
  )
})

/** A home whose chart of lists is there, a view of the list, and its first page. */
async function opened(first = pageOf(5, 'ab'), count = 2) {
  const home = createQueryHome()
  const page = (given: { tag?: Tag; count?: number }) => (
    <home.Over>
      <List {...given} />
    </home.Over>
  )
  const { rerender, unmount } = render(page({ count }))
  await act(() => home.loads[0]?.come())
  await act(() => home.asked[0]?.give(first))
  const pages = () => home.asked.map((asked) => asked.page)
  const answer = (at: number, given: Page) => act(() => home.asked[at]?.give(given))
  return {
    home,
    pages,
    answer,
    unmount,
    draw: (given: { tag?: Tag; count?: number }) => rerender(page(given)),
    retry: () => act(() => document.querySelector('button')?.click()),
  }
}

describe('the chart of lists', () => {
  it('is loaded with the first list, which is asked for once when it has come', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <List />
        <List />
      </home.Over>,
    )
    expect({ text: text(), loads: home.loads.length, asked: home.asked.length }).toEqual({
      text: 'loadingloading',
      loads: 1,
      asked: 0,
    })
    await act(() => home.loads[0]?.come())
    expect(home.asked.map(({ row, request, page }) => ({ row, request, page }))).toEqual([
      { row: 'documents.list', request: requestOf('Agreement'), page: 1 },
    ])
    await act(() => home.asked[0]?.give(pageOf(5, 'ab')))
    expect(text()).toBe('shown ab из 5shown ab из 5')
  })

  it('that did not come is loaded again after a pause, and no sooner', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <List />
      </home.Over>,
    )
    await act(() => home.loads[0]?.fail())
    await act(() => home.pass(limits.networkRetryPause - 1))
    expect(home.loads).toHaveLength(1)
    await act(() => home.pass(1))
    await act(() => home.loads[1]?.come())
    await act(() => home.asked[0]?.give(pageOf(5, 'ab')))
    expect(text()).toBe('shown ab из 5')
  })

  it('is not asked for by a list that was left meanwhile', async () => {
    const home = createQueryHome()
    const { unmount } = render(
      <home.Over>
        <List />
      </home.Over>,
    )
    unmount()
    await act(() => home.loads[0]?.come())
    expect({ asked: home.asked.length, alive: home.alive() }).toEqual({ asked: 0, alive: [] })
  })
})

describe('a list in pages', () => {
  it('comes in its order, one page at a time, as far as the view has come, without a line twice', async () => {
    const { pages, answer, draw } = await opened()
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown ab из 5', pages: [1] })
    draw({ count: 5 })
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown ab из 5', pages: [1, 2] })
    draw({ count: 6 })
    expect(pages()).toEqual([1, 2])
    await answer(1, pageOf(5, 'bcd'))
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown abcd из 5', pages: [1, 2, 3] })
    await answer(2, pageOf(5, 'e'))
    expect(text()).toBe('shown abcde из 5')
    draw({ count: 100 })
    expect(pages()).toEqual([1, 2, 3])
  })

  it('that says more than it has ends with the page that brings nothing new', async () => {
    const { pages, answer, draw } = await opened()
    draw({ count: 5 })
    await answer(1, pageOf(5, 'ab'))
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown ab из 2', pages: [1, 2] })
  })

  it('goes as far as a view came before the list was there', async () => {
    const { pages } = await opened(pageOf(5, 'ab'), 4)
    expect(pages()).toEqual([1, 2])
  })

  it('that has moved meanwhile is asked for from its beginning; what was seen stays until it is here', async () => {
    const { pages, answer, draw } = await opened()
    draw({ count: 4 })
    await answer(1, pageOf(6, 'bc'))
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown ab из 5', pages: [1, 2, 1] })
    await answer(2, pageOf(6, 'za'))
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown za из 6', pages: [1, 2, 1, 2] })
    await answer(3, pageOf(6, 'bc'))
    expect(text()).toBe('shown zabc из 6')
  })

  it('[8-07] keeps what has come where the rest does not, and asks for it again on request', async () => {
    const { home, pages, answer, draw, retry } = await opened()
    draw({ count: 4 })
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toBe('partial ab из 5Повторить')
    retry()
    expect(text()).toBe('partial ab из 5Повторить, ждём')
    await answer(2, pageOf(5, 'cd'))
    expect({ text: text(), pages: pages() }).toEqual({ text: 'shown abcd из 5', pages: [1, 2, 2] })
  })

  it('[8-07] that did not come at all is asked for again on request', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <List />
      </home.Over>,
    )
    await act(() => home.loads[0]?.come())
    await act(() => home.asked[0]?.fail(500))
    expect(text()).toBe('failedПовторить')
    act(() => document.querySelector('button')?.click())
    expect(text()).toBe('failedПовторить, ждём')
    await act(() => home.asked[1]?.give(pageOf(1, 'a')))
    expect(text()).toBe('shown a из 1')
  })

  it('[7-05] that may be out of date is refreshed by one call where its first page says the same, and nothing is drawn', async () => {
    const { home, pages, answer, draw } = await opened()
    draw({ count: 4 })
    await answer(1, pageOf(5, 'cd'))
    await act(() => home.pass(limits.queryFreshness))
    const before = drawn.length
    act(() => home.pageShown())
    await answer(2, pageOf(5, 'ab'))
    expect({ pages: pages(), drawn: drawn.length }).toEqual({ pages: [1, 2, 1], drawn: before })
  })

  it('[7-05] is refreshed whole where its first page says another thing; lines that say the same stay the same objects', async () => {
    const { home, answer, draw } = await opened()
    draw({ count: 4 })
    await answer(1, pageOf(5, 'cd'))
    const former = [...shown].at(-1)
    await act(() => home.pass(limits.queryFreshness))
    act(() => home.pageShown())
    await answer(2, pageOf(5, 'za'))
    expect(text()).toBe('shown abcd из 5')
    await answer(3, pageOf(5, 'bc'))
    expect(text()).toBe('shown zabc из 5')
    expect([...shown].at(-1)?.slice(1)).toEqual(former?.slice(0, 3))
    expect(
      [...shown]
        .at(-1)
        ?.slice(1)
        .every((item, at) => item === former?.[at]),
    ).toBe(true)
  })

  it('[7-05] that could not be refreshed stays, and says so', async () => {
    const { home, draw } = await opened()
    draw({ count: 2 })
    await act(() => home.pass(limits.queryFreshness))
    act(() => home.pageShown())
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toBe('shown ab из 5 не обновлено')
  })

  it('is asked for anew whole when something was written, the answer under way dropped', async () => {
    const { home, pages, answer, draw } = await opened()
    draw({ count: 4 })
    act(() => home.send({ type: 'queries.invalidated', names: ['documents.list'], tags: [] } as never))
    expect({ isAborted: home.asked[1]?.signal.aborted, pages: pages() }).toEqual({ isAborted: true, pages: [1, 2, 1] })
    await answer(2, pageOf(5, 'ab'))
    await answer(3, pageOf(5, 'cx'))
    expect(text()).toBe('shown abcx из 5')
  })

  it('asks again for no more pages at once than the limit; the rest as far as the view has come', async () => {
    const { home, pages, answer, draw } = await opened(pageOf(20, 'a'))
    draw({ count: 7 })
    for (const [at, title] of [...'bcdefg'].entries()) await answer(at + 1, pageOf(20, title))
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7])
    act(() => home.send({ type: 'queries.invalidated', names: ['documents'], tags: [] } as never))
    for (const [at, title] of [...'vwxyz'].entries()) await answer(at + 7, pageOf(20, title))
    expect({ text: text(), refreshedPages: limits.refreshedPages }).toEqual({
      text: 'shown vwxyz из 20',
      refreshedPages: 5,
    })
    expect(pages().slice(7)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('[7-04] is shared, kept for a step back, and released some time after the last view has gone', async () => {
    const { home, unmount } = await opened()
    unmount()
    await home.pass(limits.queryRelease - 1)
    expect(home.alive()).toHaveLength(1)
    await home.pass(1)
    expect({ alive: home.alive(), children: home.children() }).toEqual({ alive: [], children: 0 })
  })

  it('is asked for again of the home that comes after its own has gone, and as far as the view had come', async () => {
    const { home, pages, answer, draw } = await opened()
    draw({ count: 4 })
    await answer(1, pageOf(5, 'cd'))
    act(() => home.close())
    expect(text()).toBe('loading')
    act(() => home.open())
    await act(() => home.loads[1]?.come())
    await answer(2, pageOf(5, 'ab'))
    expect(pages()).toEqual([1, 2, 1, 2])
  })
})

describe('a list under another request', () => {
  it('shows the former one until the new one has something to say, then lets it go', async () => {
    const { home, answer, draw } = await opened()
    draw({ tag: 'Statement' })
    expect({ text: text(), request: home.asked.at(-1)?.request }).toEqual({
      text: 'shown ab из 5 прежнее',
      request: requestOf('Statement'),
    })
    await answer(1, pageOf(1, 'x'))
    expect(text()).toBe('shown x из 1')
    await act(() => home.pass(limits.queryRelease))
    expect(home.alive()).toHaveLength(1)
  })

  it('[8-07] that did not come says so, and not what the former one said', async () => {
    const { home, draw } = await opened()
    draw({ tag: 'Statement' })
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toContain('failed')
  })
})

it('types of the request and of the items come from the row', () => {
  const Typed = () => {
    const [count] = useState(1)
    const { query } = usePages(rows.documents.list, requestOf('Agreement'), count)
    if (query.state === 'shown') query.value.items[0]?.title.slice()
    // @ts-expect-error the items have no such field
    if (query.state === 'shown') void query.value.items[0]?.sum
    // @ts-expect-error the row decides page and size
    usePages(rows.documents.list, { query: { ...requestOf('Agreement').query, pageNo: 2 } }, count)
    // @ts-expect-error what the row needs is left out
    usePages(rows.documents.list, { query: { HasTags: true } }, count)
    // @ts-expect-error the row does not come in pages
    usePages(rows.balances.balance, { params: { id: '1' }, query: { date: '' } }, count)
    return null
  }
  expect(Typed).toBeTypeOf('function')
})
