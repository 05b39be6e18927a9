import { memo, useMemo } from 'react'
import { forecast } from '#domain/forecast.ts'
import type { Plan } from '#domain/forecast/plan.ts'
import { Composition } from './composition.tsx'
import { Course } from './course.tsx'

/** The forecast drawn and taken to pieces: a part of its own, so that a slow machine may draw it after the slider and the sum. */
export const Picture = memo(function Picture({ plan }: { plan: Plan }) {
  const ends = useMemo(() => forecast(plan), [plan])
  const end = ends.at(-1)
  return (
    <>
      <Course plan={plan} ends={ends} />
      {end && <Composition plan={plan} end={end} />}
    </>
  )
})
