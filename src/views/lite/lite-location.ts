import { useMemo } from 'react'
import type { LiteSection } from '#domain/content.ts'
import { litePartOf, type LitePart } from '#domain/lite.ts'
import type { PageLocation } from '#machines/navigation/contract.ts'
import * as hrefs from '#domain/hrefs.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery, type QueryState } from '#system/react/use-query.ts'

/** A page of a holding's section: whose it is, which one, and the addresses of its neighbours. */
export type LiteLocation = {
  /** Null where no holding has been chosen yet. */
  id: string | null
  part: LitePart | null
  hrefOf: (part: LitePart) => string
}

const previewHref = (id: string) => (part: LitePart) => `/preview/litesection?id=${encodeURIComponent(id)}&part=${part}`

/** The same section is read at its own address and, before it is published, in the preview (2.1-16, 2.2-18). */
function liteLocationOf(location: PageLocation | null): LiteLocation {
  const isPreview = location?.page === 'previewLite'
  const query = new URLSearchParams(isPreview ? location.search : '')
  const id = (isPreview ? query.get('id') : location?.params['id']) ?? ''
  const word = (isPreview ? query.get('part') : location?.params['part']) ?? ''
  return {
    id: id === '' ? null : id,
    part: litePartOf(word),
    hrefOf: isPreview ? previewHref(id) : (part) => hrefs.lite(id, part),
  }
}

/** Where in which section the visitor is. */
export function useLiteLocation(): LiteLocation {
  const { location: here } = useHere()
  return useMemo(() => liteLocationOf(here), [here])
}

/** The section of a holding in the version that is being read. */
export function useSection(id: string): QueryState<LiteSection> {
  const asked = useView('navigation', version) ?? undefined
  return useQuery(rows.content.liteSection, { params: { id }, query: { version: asked } })
}
