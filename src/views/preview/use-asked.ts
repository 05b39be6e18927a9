import { location } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'

/** What the query of a preview's address names: content by its id, and a part of it (2.1-16). */
export function useAsked(): { id: string | null; part: string } {
  const here = useView('navigation', location)
  const query = new URLSearchParams(here?.search ?? '')
  return { id: query.get('id') || null, part: query.get('part') ?? '' }
}
