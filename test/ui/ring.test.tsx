import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ring } from '#ui/ring.tsx'
import { show } from '#test/ui/kit/page.tsx'

const part = (label: string, value: number) => ({ label, value, text: `${value} ₽` })

const arcs = (container: HTMLElement) => [...container.querySelectorAll('[stroke-dasharray]')]

it('[3-22] a table says what the ring shows, in the same colours', () => {
  const { container } = show(
    <Ring label="Состав накоплений" parts={[part('Свои', 300), { ...part('Фонда', 100), colour: 6 }]} />,
  )
  const rows = within(screen.getByRole('table', { name: 'Состав накоплений' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Свои300 ₽', 'Фонда100 ₽'])
  const swatches = rows.map((row) => row.querySelector('rect')?.getAttribute('fill'))
  expect(swatches).toEqual(['var(--chart-1)', 'var(--chart-7)'])
  expect(arcs(container).map((arc) => arc.getAttribute('stroke'))).toEqual(swatches)
  expect(arcs(container).map((arc) => Number(arc.getAttribute('stroke-dashoffset')))).toEqual([0, -75])
})

it.each([[[0, 0]], [[Number.NaN, Number.POSITIVE_INFINITY, -5]], [[]]])(
  'draws nothing impossible out of %j',
  (values) => {
    const { container } = show(<Ring label="Пусто" parts={values.map((value, index) => part(`${index}`, value))} />)
    expect(arcs(container)).toHaveLength(0)
    expect(container.innerHTML).not.toMatch(/="[^"]*(?:NaN|Infinity)/)
  },
)
