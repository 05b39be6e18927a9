import { useMemo } from 'react'
import type { LiteSection } from '#domain/content.ts'
import { location, version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useQuery, type QueryState } from '#system/react/use-query.ts'
import { liteLocationOf, type LiteLocation } from './lite-location.ts'

/** Where in which section the visitor is. */
export function useLiteLocation(): LiteLocation {
  const here = useView('navigation', location)
  return useMemo(() => liteLocationOf(here), [here])
}

/** The section of a holding in the version that is being read. */
export function useSection(id: string): QueryState<LiteSection> {
  return useQuery('liteSection', { id, version: useView('navigation', version) })
}
