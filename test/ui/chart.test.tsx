import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Chart } from '#ui/chart.tsx'
import { admitLibrary } from '#ui/chart/library-admission.ts'
import { optionsOf } from '#ui/chart/options.ts'
import { show } from '#test/ui/kit/page.tsx'

afterEach(() => vi.unstubAllGlobals())

const chart = {
  label: 'Доходность по годам',
  head: 'Год',
  kind: 'column' as const,
  categories: ['2024', '2025'],
  format: (value: number) => `${value} %`,
  lost: 'Диаграммы нет',
  series: [
    { name: 'Сбалансированный', values: [12.4, null], colour: 6 },
    { name: 'Инфляция', values: [9.52] },
  ],
}
const plain = { value: String, axis: String }

it('[3-22] a table says what the chart draws, a dash for what is not known', () => {
  show(<Chart {...chart} table="open" />)
  const table = within(screen.getByRole('region', { name: chart.label })).getByRole('table', { name: chart.label })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['ГодСбалансированныйИнфляция', '202412.4 %9.52 %', '2025——'])
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Год', 'Сбалансированный', 'Инфляция'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2024', '2025'])
})

it('[3-22] the folded table opens by its button', () => {
  const { container } = show(<Chart {...chart} />)
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  fireEvent.click(screen.getByText('Показать таблицей'))
  expect(details?.open).toBe(true)
})

it('[3-22] the legend and the drawing have the colours of the things, whatever their place', () => {
  const { container } = show(<Chart {...chart} />)
  expect([...container.querySelectorAll('li rect')].map((swatch) => swatch.getAttribute('fill'))).toEqual([
    'var(--chart-7)',
    'var(--chart-2)',
  ])
  expect(optionsOf({ kind: 'column', categories: [], colours: [6, 1, 10] }, plain).colors).toEqual([
    '#8A6D1D',
    '#C8641B',
    '#0E4A5C',
  ])
})

it('draws nothing that moves, and asks the library for no tools of its own', () => {
  expect(optionsOf({ kind: 'area', categories: ['2025'], colours: [0], isStacked: true }, plain)).toMatchObject({
    chart: { stacked: true, animations: { enabled: false }, toolbar: { show: false }, zoom: { enabled: false } },
    legend: { show: false },
  })
})

it('is not fetched before it comes near; where it cannot be drawn, the table opens and a sentence says why', async () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof near) {
        near = heard
      }
      observe() {}
      disconnect() {}
    },
  )
  const refuse = vi.fn(() => {
    throw new TypeError('the page has a policy of its own')
  })
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy: refuse })
  const { container } = show(<Chart {...chart} />)
  act(() => near([{ isIntersecting: false }]))
  expect(refuse).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
  act(() => near([{ isIntersecting: true }]))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(chart.lost), { timeout: 8000 })
  expect(container.querySelector('details')?.open).toBe(true)
  expect(container.querySelector('[aria-hidden="true"] li')).toBeNull()
})

it('lets the library write harmless HTML alone, and no style sheet', () => {
  const made: { name: string; createHTML: (html: string) => string }[] = []
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
      made.push({ name, createHTML })
      trustedTypes.defaultPolicy = {}
    },
  }
  vi.stubGlobal('trustedTypes', trustedTypes)
  admitLibrary()
  admitLibrary()
  expect(made.map(({ name }) => name)).toEqual(['default'])
  expect(made[0]?.createHTML('<b>5 %</b><img src="x" onerror="alert(1)"><script>alert(1)</script>')).toBe(
    '<b>5 %</b><img src="x">',
  )
  expect(document.querySelectorAll('#apexcharts-css')).toHaveLength(1)
  expect(document.querySelector('style#apexcharts-css')).toBeNull()
})
