import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memo, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#domain/limits.ts'
import { keyOf } from '#system/queries/rows.ts'
import { useRefreshing } from '#system/react/use-refreshing.ts'
import { useQueryStore } from '#system/react/query-store-context.ts'
import { rows, useForesee, useQueries, useQuery } from '#system/react/use-query.ts'
import { createQueryHome } from './query-home.tsx'

afterEach(cleanup)

const request = { params: { id: '1' }, query: { date: '2026-02-17' } }
const key = keyOf(rows.balances.balance, request)
const balance = (sum: number) => ({ date: '2026-02-17', portfolios: [{ sum }] })
let drawn = 0

/** What a balance of the test says: its first sum. */
const Balance = memo(function Balance({ id = '1' }: { id?: string }) {
  drawn += 1
  const query = useQuery(rows.balances.balance, { query: { date: '2026-02-17' }, params: { id } })
  const sums =
    query.state === 'shown' ? (query.value.portfolios as unknown as { sum: number }[]).map(({ sum }) => sum) : []
  return (
    <p>
      {query.state === 'shown' ? `${sums.join()} ₽${query.fault ? ' не обновлено' : ''}` : query.state}
      {query.state === 'failed' && <button onClick={query.retry}>Повторить{query.isRetrying && ', ждём'}</button>}
    </p>
  )
})
const text = () => document.body.textContent

describe('rows and keys', () => {
  it('types of the request and of the answer come from the row', () => {
    const Typed = () => {
      const query = useQuery(rows.balances.balance, request)
      if (query.state === 'shown') query.value.date.slice()
      // @ts-expect-error the row's path names a parameter
      useQuery(rows.balances.balance, { query: { date: '' } })
      // @ts-expect-error the answer has no such field
      if (query.state === 'shown') void query.value.sum
      // @ts-expect-error no such row
      void rows.balances.nothing
      return null
    }
    expect(Typed).toBeTypeOf('function')
  })

  it('a question has one key, however its request is written', () => {
    expect(keyOf(rows.balances.balance, { query: { none: undefined, date: '2026-02-17' }, params: { id: '1' } })).toBe(
      key,
    )
    expect(keyOf(rows.balances.balance, { params: { id: '2' }, query: { date: '2026-02-17' } })).not.toBe(key)
    expect(keyOf(rows.investment.saving, {})).toBe('investment.saving:{}')
  })
})

describe('a value that views look at', () => {
  it('[7-04] is asked for once, however many look, and released some time after the last one has gone', async () => {
    const home = createQueryHome()
    const { unmount } = render(
      <home.Over>
        {Array.from({ length: 300 }, (_, at) => (
          <Balance key={at} />
        ))}
      </home.Over>,
    )
    expect(home.asked).toHaveLength(1)
    await act(() => home.asked[0]?.give(balance(10)))
    expect(screen.getAllByText('10 ₽')).toHaveLength(300)
    unmount()
    await home.pass(limits.queryRelease - 1)
    expect(home.alive()).toEqual([key])
    await home.pass(1)
    expect({ alive: home.alive(), children: home.children() }).toEqual({ alive: [], children: 0 })
  })

  it('is released while it is on its way and its call cancelled; looked at again it is asked for anew', async () => {
    const home = createQueryHome()
    const { unmount } = render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    unmount()
    expect(home.asked.map(({ signal }) => signal.aborted)).toEqual([false])
    await home.pass(limits.queryRelease)
    expect(home.asked.map(({ signal }) => signal.aborted)).toEqual([true])
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    expect(home.asked).toHaveLength(2)
    await act(() => home.asked[1]?.give(balance(3)))
    expect(text()).toBe('3 ₽')
  })

  it('draws nothing anew while it is asked for again, nor when the answer says the same', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    await act(() => home.asked[0]?.give(balance(10)))
    const before = drawn
    act(() => home.send({ type: 'queries.invalidated', names: ['balances'], tags: [] } as never))
    await act(() => home.asked[1]?.give(balance(10)))
    expect(drawn).toBe(before)
    act(() => home.send({ type: 'queries.invalidated', names: ['balances.balance'], tags: [] } as never))
    await act(() => home.asked[2]?.give(balance(11)))
    expect(text()).toBe('11 ₽')
  })

  it('drops the answer under way when something is written', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    act(() => home.send({ type: 'queries.invalidated', names: [], tags: ['money'] } as never))
    expect(home.asked.map(({ signal }) => signal.aborted).at(0)).toBe(true)
    await act(() => home.asked[0]?.give(balance(1)))
    await act(() => home.asked.at(-1)?.give(balance(2)))
    expect(text()).toBe('2 ₽')
  })

  it('is refreshed when it may be out of date and its page is seen again; where that fails it stays, and says so', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    await act(() => home.asked[0]?.give(balance(10)))
    act(() => home.pageShown())
    expect(home.asked).toHaveLength(1)
    await act(() => home.pass(limits.queryFreshness))
    act(() => home.pageShown())
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toBe('10 ₽ не обновлено')
    act(() => home.network('network.restored'))
    await act(() => home.asked[2]?.give(balance(12)))
    expect(text()).toBe('12 ₽')
  })

  it('[7-05] that may be out of date is shown, and asked for again, when it is looked at again', async () => {
    const home = createQueryHome()
    const View = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <Balance /> : null)
    const { rerender } = render(
      <home.Over>
        <View isOpen />
      </home.Over>,
    )
    await act(() => home.asked[0]?.give(balance(10)))
    await act(() => home.pass(limits.queryFreshness))
    rerender(
      <home.Over>
        <View isOpen={false} />
      </home.Over>,
    )
    rerender(
      <home.Over>
        <View isOpen />
      </home.Over>,
    )
    expect({ asked: home.asked.length, text: text() }).toEqual({ asked: 2, text: '10 ₽' })
  })

  it('[7-05] that may be out of date is asked for again for a view that comes while another has looked all along', async () => {
    const home = createQueryHome()
    const Views = ({ count }: { count: number }) => Array.from({ length: count }, (_, at) => <Balance key={at} />)
    const { rerender } = render(
      <home.Over>
        <Views count={1} />
      </home.Over>,
    )
    await act(() => home.asked[0]?.give(balance(10)))
    rerender(
      <home.Over>
        <Views count={2} />
      </home.Over>,
    )
    expect(home.asked).toHaveLength(1)
    await act(() => home.pass(limits.queryFreshness))
    rerender(
      <home.Over>
        <Views count={9} />
      </home.Over>,
    )
    expect(home.asked).toHaveLength(2)
  })

  it('[8-07] that failed is asked for again on request', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    await act(() => home.asked[0]?.fail(500))
    act(() => screen.getByRole('button', { name: 'Повторить' }).click())
    await act(() => home.asked[1]?.give(balance(4)))
    expect(text()).toBe('4 ₽')
  })

  it('[8-07] that failed stays in view as such while it is asked for again, and so does the focus', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    await act(() => home.asked[0]?.fail(500))
    const button = screen.getByRole('button', { name: 'Повторить' })
    button.focus()
    act(() => button.click())
    expect(text()).toBe('failedПовторить, ждём')
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toBe('failedПовторить')
    expect(document.activeElement).toBe(button)
  })

  it('[7-03] that failed is on its way for a view that comes later', async () => {
    const home = createQueryHome()
    const { unmount } = render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    await act(() => home.asked[0]?.fail(500))
    unmount()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    expect({ text: text(), asked: home.asked.length }).toEqual({ text: 'loading', asked: 2 })
  })

  it('is asked of a home that comes later, and of the next one where that has gone', async () => {
    const home = createQueryHome()
    home.close()
    render(
      <home.Over>
        <Balance />
      </home.Over>,
    )
    expect(text()).toBe('loading')
    act(() => home.open())
    await act(() => home.asked[0]?.give(balance(1)))
    expect(text()).toBe('1 ₽')
    act(() => home.close())
    expect(text()).toBe('loading')
    act(() => home.open())
    await act(() => home.asked[1]?.give(balance(2)))
    expect(text()).toBe('2 ₽')
  })
})

describe('a refresh', () => {
  const Refreshing = ({ of = request }: { of?: typeof request | null }) => (
    <i>{useRefreshing(rows.balances.balance, of) ? ' обновляется' : ''}</i>
  )

  it('is told of to whoever asks, and to nobody else', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
        <Refreshing />
        <Refreshing of={null} />
      </home.Over>,
    )
    expect({ text: text(), asked: home.asked.length }).toEqual({ text: 'loading', asked: 1 })
    await act(() => home.asked[0]?.give(balance(10)))
    const before = drawn
    act(() => home.send({ type: 'queries.invalidated', names: ['balances'], tags: [] } as never))
    expect({ text: text(), drawn }).toEqual({ text: '10 ₽ обновляется', drawn: before })
    await act(() => home.asked[1]?.give(balance(10)))
    expect({ text: text(), drawn }).toEqual({ text: '10 ₽', drawn: before })
  })

  it('is over when it has failed, and with the home that it was asked of', async () => {
    const home = createQueryHome()
    render(
      <home.Over>
        <Balance />
        <Refreshing />
      </home.Over>,
    )
    await act(() => home.asked[0]?.give(balance(10)))
    act(() => home.send({ type: 'queries.invalidated', names: ['balances'], tags: [] } as never))
    await act(() => home.asked[1]?.fail(500))
    expect(text()).toBe('10 ₽ не обновлено')
    act(() => home.send({ type: 'queries.invalidated', names: ['balances'], tags: [] } as never))
    expect(text()).toBe('10 ₽ не обновлено обновляется')
    act(() => home.close())
    expect(text()).toBe('loading')
  })
})

describe('several values', () => {
  it('are one list, the same until one of them changes', async () => {
    const home = createQueryHome()
    const lists = new Set<unknown>()
    const Count = () => {
      const states = useQueries(
        rows.balances.balance,
        ['1', '2', '3'].map((id) => ({ params: { id }, query: { date: '' } })),
      )
      lists.add(states)
      return <p>{states.filter(({ state }) => state === 'shown').length}</p>
    }
    render(
      <home.Over>
        <Count />
      </home.Over>,
    )
    await act(async () => {
      for (const one of home.asked) await one.give(balance(5))
    })
    expect(text()).toBe('3')
    const before = lists.size
    await act(() => home.pass(limits.queryFreshness))
    expect(lists.size).toBe(before)
  })

  it('ten thousand asked for and left: no more are alive than the bound, and none after the release', async () => {
    const home = createQueryHome(limits.unobservedQueries)
    const store = home.storeOf()
    const megabytes = () => (process.memoryUsage().heapUsed / 1e6).toFixed(1)
    const before = megabytes()
    for (let at = 0; at < 10_000; at += 1) store.group([`balances.balance:{"at":${at}}`]).subscribe(() => undefined)()
    const size = () => ({ alive: home.alive().length, children: home.children() })
    const left = size()
    const after = megabytes()
    await home.pass(limits.queryRelease)
    const released = size()
    home.asked.length = 0
    const sizes = [left, released].map(({ alive, children }) => `${alive}, ${children}`).join(', then ')
    console.info(`alive ${sizes}; heap ${before} → ${after} → ${megabytes()} MB, garbage included`)
    expect({ left, released }).toEqual({
      left: { alive: limits.unobservedQueries, children: limits.unobservedQueries },
      released: { alive: 0, children: 0 },
    })
  })
})

describe('a question', () => {
  it('[7-03] is not asked yet, is foreseen, and is asked anew when it is invalidated', async () => {
    const home = createQueryHome()
    const View = () => {
      const [isOpen, setOpen] = useState(false)
      const query = useQuery(rows.balances.balance, isOpen ? request : null)
      const foresee = useForesee(rows.balances.balance)
      const { invalidate } = useQueryStore()
      return (
        <>
          <p>{query.state}</p>
          <button onPointerEnter={() => foresee(request)} onClick={() => setOpen(true)}>
            Открыть
          </button>
          <button onClick={() => invalidate([], ['money'])}>Записать</button>
        </>
      )
    }
    render(
      <home.Over>
        <View />
      </home.Over>,
    )
    expect(home.asked).toHaveLength(0)
    fireEvent.pointerEnter(screen.getByText('Открыть'))
    await act(() => home.asked[0]?.give(balance(5)))
    screen.getByText('loading')
    act(() => screen.getByText('Открыть').click())
    screen.getByText('shown')
    expect(home.asked).toHaveLength(1)
    act(() => screen.getByText('Записать').click())
    expect(home.asked).toHaveLength(2)
  })

  it('[7-03] that was foreseen in vain is released', async () => {
    const home = createQueryHome()
    home.storeOf().foresee(key)
    await home.pass(limits.foreseenRelease)
    expect({ alive: home.alive(), aborted: home.asked.map(({ signal }) => signal.aborted) }).toEqual({
      alive: [],
      aborted: [true],
    })
  })
})

describe('a prerendered page', () => {
  const prerendered = new Map([[key, balance(7)]])

  /** Hydrates the page and tells what it said on the way. */
  async function hydrated(page: ReactNode, wrong: () => void): Promise<string[]> {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('7 ₽')
    const seen: string[] = []
    new MutationObserver(() => void seen.push(container.textContent)).observe(container, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    await act(() => Promise.resolve(hydrateRoot(container, page, { onRecoverableError: wrong })))
    return seen
  }
  afterEach(() => document.body.replaceChildren())

  it('says what it lacks, is hydrated with what it was made of, and is refreshed once', async () => {
    const home = createQueryHome()
    const wanted = new Set<string>()
    expect(
      renderToString(
        <home.Over store={home.storeOf(new Map(), (one) => void wanted.add(one))}>
          <Balance />
        </home.Over>,
      ),
    ).toContain('loading')
    expect([...wanted]).toEqual([key])

    const wrong = vi.fn()
    const seen = await hydrated(
      <home.Over store={home.storeOf(prerendered)}>
        <Balance />
      </home.Over>,
      wrong,
    )
    expect(home.asked).toHaveLength(1)
    await act(() => home.asked[0]?.give(balance(8)))
    expect({ seen, text: text(), errors: wrong.mock.calls }).toEqual({ seen: ['8 ₽'], text: '8 ₽', errors: [] })
  })

  it('shows what it was made of also where its queries come later, or had been released before it was hydrated', async () => {
    const home = createQueryHome()
    home.close()
    const wrong = vi.fn()
    const seen = await hydrated(
      <home.Over store={home.storeOf(prerendered)}>
        <Balance />
      </home.Over>,
      wrong,
    )
    act(() => home.open())
    expect({ asked: home.asked.length, text: text() }).toEqual({ asked: 1, text: '7 ₽' })
    await act(() => home.asked[0]?.give(balance(8)))
    expect({ seen, errors: wrong.mock.calls }).toEqual({ seen: ['8 ₽'], errors: [] })
  })
})
