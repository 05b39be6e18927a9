import { useMemo } from 'react'
import type { YearEnd } from '#domain/forecast.ts'
import type { Plan } from '#domain/forecast/plan.ts'
import { StackedAreas } from '#ui/stacked-areas.tsx'
import { brief, inYears, partLook, partsOf, rubles } from './text.ts'

/** How the savings grow from year to year. */
export function Course({ plan: { mode, age }, ends }: { plan: Plan; ends: readonly YearEnd[] }) {
  const categories = useMemo(() => ends.map(({ year }) => inYears(age + year)), [ends, age])
  const series = useMemo(() => partsOf(mode).map((name) => ({ ...partLook[name], values: ends.map((end) => end[name]) })), [ends, mode])
  return (
    <StackedAreas label="Накопления по годам, ориентировочно" head="Возраст" categories={categories} series={series} format={rubles} formatAxis={brief} />
  )
}
