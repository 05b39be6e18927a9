import type { ApexOptions } from 'apexcharts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { firstPaint } from '../scheduling.ts'
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
    // The library redraws whatever it is given anew, so it is given the same until something has changed; and then when what has been
    // pressed is seen: it draws all at once, and nothing else is painted meanwhile.
    const picture = useAfterPaint(
      JSON.stringify({
        shape: { kind, categories, isStacked, colours: series.map(({ colour }, index) => colour ?? index) },
        lines: series.map((one) => ({ name: one.name, data: categories.map((_, index) => valueAt(one, index)) })),
      }),
    )
    const { options, lines } = useMemo(() => {
      const drawn = JSON.parse(picture) as { shape: Parameters<typeof optionsOf>[0]; lines: ApexOptions['series'] }
      return {
        lines: drawn.lines,
        options: optionsOf(drawn.shape, {
          value: (value) => spelling.current.format(value),
          axis: (value) => (spelling.current.formatAxis ?? spelling.current.format)(value),
        }),
      }
    }, [picture])
    return <Apex type={typeOf[kind]} height={height} series={lines} options={options} />
  }
}

/** The same value once the page has been painted with whatever else has changed with it. */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value })
  useEffect(() => {
    let isWanted = true
    void firstPaint().then(() => {
      if (isWanted) setPainted((former) => (former.value === value ? former : { value }))
    })
    return () => {
      isWanted = false
    }
  }, [value])
  return painted.value
}
