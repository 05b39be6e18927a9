import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Queried } from '#blocks/parts/queried.tsx'
import { fault, messages } from '#domain/faults.ts'
import { together } from '#system/react/together.ts'
import type { Failure, PartialState, QueryState } from '#system/react/use-query.ts'

const retry = vi.fn()
afterEach(() => {
  cleanup()
  retry.mockClear()
})
const refused = fault({ kind: 'refused', status: 500, description: 'Сервис занят' })
const failure: Failure = { fault: refused, retry, isRetrying: false }

const shown = (query: QueryState<number[]> | PartialState<number[]>, failed?: (kind: string) => string) => {
  render(
    <Queried
      query={query}
      loading="Загружается"
      empty={(list) => (list.length === 0 ? 'Ничего нет' : null)}
      {...(failed ? { failed: ({ fault: { kind } }) => failed(kind) } : {})}
    >
      {(list) => list.join()}
    </Queried>,
  )
  return document.body.textContent
}

describe('what a query has brought', () => {
  it.each([
    ['its outline until it is there', { state: 'loading' }, 'Загружается'],
    ['what it is', { state: 'shown', value: [1, 2], fault: null }, '1,2'],
    ['the former value where it could not be refreshed', { state: 'shown', value: [1], fault: refused }, '1'],
    ['why there may be nothing', { state: 'shown', value: [], fault: null }, 'Ничего нет'],
  ] satisfies [string, QueryState<number[]>, string][])('is shown as %s', (_, query, text) => {
    expect(shown(query)).toBe(text)
  })

  it('[8-07] is shown as failed with the words of the fault, and asked for again on request', () => {
    expect(shown({ state: 'failed', ...failure })).toContain('Сервис занят')
    screen.getByRole('button').click()
    expect(retry).toHaveBeenCalledOnce()
    cleanup()
    expect(shown({ state: 'failed', ...failure, fault: fault({ kind: 'unauthorized', status: 401 }) })).toContain(
      messages.unexpected,
    )
  })

  it('is shown as failed by the words of its page, where that has any', () => {
    expect(shown({ state: 'failed', ...failure }, (kind) => `Не вышло: ${kind}`)).toBe('Не вышло: refused')
  })

  it('[8-07] stays where the rest did not come, with why, and a way to ask for that', () => {
    expect(shown({ state: 'partial', value: [1, 2], ...failure })).toMatch(/^1,2Загрузилось не всё.*Сервис занят/)
    screen.getByRole('button', { name: 'Повторить' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })
})

it.each([
  ['failed', { state: 'failed', ...failure, isRetrying: true }],
  ['came in part', { state: 'partial', value: [1], ...failure, isRetrying: true }],
] satisfies [string, QueryState<number[]> | PartialState<number[]>][])(
  '[8-07] what %s says that it is asked for again, and is not pressed twice',
  (_, query) => {
    shown(query)
    const button = screen.getByRole('button', { name: 'Повторить' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    button.click()
    expect(retry).not.toHaveBeenCalled()
  },
)

describe('several queries together', () => {
  const one = (value: number): QueryState<number> => ({ state: 'shown', value, fault: null })
  const failed: QueryState<number> = { state: 'failed', ...failure }

  it('are on their way until each has come or failed', () => {
    expect(together([one(1), { state: 'loading' }, failed])).toEqual({ state: 'loading' })
  })

  it('are shown when all have come', () =>
    expect(together([one(1), one(2)])).toEqual({ state: 'shown', value: [1, 2], fault: null }))

  it('[8-07] are shown in part where some failed, and only those are asked for again', () => {
    const other = vi.fn()
    const all = together([one(1), failed, { ...failed, retry: other }])
    expect(all).toMatchObject({ state: 'partial', value: [1, null, null], fault: refused })
    if ('retry' in all) all.retry()
    expect({ retries: retry.mock.calls.length, others: other.mock.calls.length }).toEqual({ retries: 1, others: 1 })
  })

  it('[8-07] stay in view while what failed is asked for again', () => {
    const retried = { ...failed, isRetrying: true }
    expect(together([one(1), retried])).toMatchObject({ state: 'partial', value: [1, null], isRetrying: true })
    expect(together([failed, retried])).toMatchObject({ state: 'failed', isRetrying: true })
  })

  it('have failed where none came', () =>
    expect(together([failed, failed])).toMatchObject({ state: 'failed', fault: refused }))
})
