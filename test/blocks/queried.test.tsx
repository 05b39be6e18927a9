// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Queried } from '#blocks/parts/queried.tsx'
import { fault, messages } from '#domain/faults.ts'
import type { QueryState } from '#system/react/use-query.ts'

afterEach(cleanup)
const retry = vi.fn()
const refused = fault({ kind: 'refused', status: 500, description: 'Сервис занят' })

const shown = (query: QueryState<number[]>, failed?: (kind: string) => string) => {
  render(
    <Queried
      query={query} loading="Загружается" empty={(list) => (list.length === 0 ? 'Ничего нет' : null)}
      {...(failed ? { failed: ({ kind }) => failed(kind) } : {})}
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
    expect(shown({ state: 'failed', fault: refused, retry })).toContain('Сервис занят')
    screen.getByRole('button').click()
    expect(retry).toHaveBeenCalledOnce()
    cleanup()
    expect(shown({ state: 'failed', fault: fault({ kind: 'unauthorized', status: 401 }), retry })).toContain(messages.unexpected)
  })

  it('is shown as failed by the words of its page, where that has any', () => {
    expect(shown({ state: 'failed', fault: refused, retry }, (kind) => `Не вышло: ${kind}`)).toBe('Не вышло: refused')
  })
})
