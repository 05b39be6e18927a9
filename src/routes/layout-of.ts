import { findCmsRoute } from '#domain/cms-routes.ts'
import type { CmsRoute } from '#domain/content.ts'
import type { Layout } from '#domain/layouts.ts'
import { locationOf } from './location-of.ts'

/** What the page of an address is shown in; a built-in page goes before one of the content service. */
export function layoutOf(pathname: string, added: readonly CmsRoute[]): Layout {
  const { page, path, layout } = locationOf({ pathname, search: '', hash: '' })
  return (page === null ? findCmsRoute(added, path)?.layout : null) ?? layout
}
