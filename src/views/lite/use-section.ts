import { useMemo } from 'react'
import type { LiteSection } from '#domain/content.ts'
import { place, version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useRead, type Reading } from '#system/react/use-read.ts'
import { litePlaceOf, type LitePlace } from './lite-place.ts'

/** Where in which section the visitor is. */
export function useLitePlace(): LitePlace {
  const here = useView('navigation', place)
  return useMemo(() => litePlaceOf(here), [here])
}

/** The section of a holding in the version that is being read. */
export function useSection(id: string): Reading<LiteSection> {
  return useRead('liteSection', { id, version: useView('navigation', version) })
}
