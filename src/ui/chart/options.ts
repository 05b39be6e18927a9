import type { ApexOptions } from 'apexcharts'
import { chartColours } from '../tokens.ts'
import type { ChartPicture } from './data.ts'
import { keepLegendStylesOut } from './library-admission.ts'

type Shape = Pick<ChartPicture, 'kind' | 'categories' | 'isStacked'> & {
  /** Indices of chart colours, a series each. */
  colours: readonly number[]
}

type Spelling = {
  /** Of a value where it is pointed at. */
  value: (value: number) => string
  /** Of a value on the scale. */
  axis: (value: number) => string
}

/** Up to so many points each has a dot of its own. */
const fewPoints = 12
const strokeWidths = { area: 2, column: 0, line: 3 }
const still = { filter: { type: 'none' } }
const unknown = '—'
const enSpace = '\u2002'

/** The library leaves out labels that would touch each other; with room at their sides those that are left stand apart. */
const spaced = (label: string) => `${enSpace}${label}${enSpace}`

/** Text on the chart is as large as text on the page, also where a person has made that larger. */
const fontSize = () => `${0.875 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`

/** How the chart library is told to draw: still, without tools, legend and colours of its own. */
export function optionsOf({ kind, categories, isStacked = false, colours }: Shape, spell: Spelling): ApexOptions {
  const labels = { style: { fontSize: fontSize() } }
  return {
    chart: {
      stacked: isStacked,
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      animations: { enabled: false },
      events: { beforeMount: keepLegendStylesOut },
    },
    colors: colours.map((index) => chartColours[index % chartColours.length]),
    fill: { type: 'solid', opacity: kind !== 'area' ? 1 : isStacked ? 0.85 : 0.16 },
    stroke: { curve: 'straight', width: strokeWidths[kind] },
    markers: {
      size: kind === 'line' && categories.length <= fewPoints ? 4 : 0,
      strokeWidth: 0,
      hover: { sizeOffset: 2 },
    },
    plotOptions: { bar: { columnWidth: '64%', borderRadius: 2 } },
    states: { hover: still, active: still },
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: { padding: { top: 0, right: 16, bottom: 0, left: 8 } },
    xaxis: {
      categories: categories.map(spaced),
      tickAmount: 'dataPoints',
      tickPlacement: kind === 'column' ? 'between' : 'on',
      labels: { ...labels, rotate: 0, hideOverlappingLabels: true, trim: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: { forceNiceScale: true, labels: { ...labels, formatter: spell.axis } },
    tooltip: {
      shared: true,
      intersect: false,
      style: labels.style,
      x: { formatter: (_, point?: { dataPointIndex: number }) => categories[point?.dataPointIndex ?? -1] ?? '' },
      y: { formatter: (value: number | null | undefined) => (value == null ? unknown : spell.value(value)) },
    },
  }
}
