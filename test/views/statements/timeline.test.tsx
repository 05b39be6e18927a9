import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline } from '#views/statements/timeline.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('tells the course of the statement, the last first', () => {
  const history = [
    { state: 'registered', date: '2026-02-17' },
    { state: 'needSupplement', date: '2026-02-20', comment: 'Пришлите паспорт' },
  ]
  show(<Timeline history={history} />)
  expect(screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\u00A0/g, ' '))).toEqual([
    '20 февраля 2026Нужны документы. Пришлите паспорт',
    '17 февраля 2026Принято фондом',
  ])
})
