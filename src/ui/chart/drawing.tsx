import type { ApexOptions } from 'apexcharts'
import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { valueAt, type ChartPicture } from './data.ts'
import { admitLibrary } from './library-admission.ts'
import { optionsOf } from './options.ts'

export type DrawingProps = ChartPicture & { height: number }
type Library = ComponentType<{
  type: 'area' | 'bar' | 'line'
  height: number
  series: ApexOptions['series']
  options: ApexOptions
}>

const typeOf = { area: 'area', column: 'bar', line: 'line' } as const

/** Fetches the chart library and makes a component of it: it reaches for the window as soon as it is read, so nothing may import it plainly. */
export async function loadDrawing(): Promise<ComponentType<DrawingProps>> {
  admitLibrary()
  const { default: given } = await import('react-apexcharts')
  // What a CommonJS module exports is one level deeper in some bundles.
  const Apex = ((given as { default?: typeof given }).default ?? given) as Library

  return function Drawing({ kind, categories, series, format, formatAxis, isStacked, height }: DrawingProps) {
    const spelling = useRef({ format, formatAxis })
    // Before the library's own effects, which ask for words.
    useLayoutEffect(() => {
      spelling.current = { format, formatAxis }
    })
    // The library redraws whatever it is given anew, so it is given the same until something has changed.
    const shape = JSON.stringify({
      kind,
      categories,
      isStacked,
      colours: series.map(({ colour }, index) => colour ?? index),
    })
    const options = useMemo(
      () =>
        optionsOf(JSON.parse(shape) as Parameters<typeof optionsOf>[0], {
          value: (value) => spelling.current.format(value),
          axis: (value) => (spelling.current.formatAxis ?? spelling.current.format)(value),
        }),
      [shape],
    )
    const lines = series.map((one) => ({ name: one.name, data: categories.map((_, index) => valueAt(one, index)) }))
    return <Apex type={typeOf[kind]} height={height} series={lines} options={options} />
  }
}
