import { pdn } from '#domain/consent.ts'
import { tables } from '#api/tables/all.ts'
import { consentHtml } from '../content/consent-text.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'

/** Texts of documents (1.10, J1). */
export const templatesHandlers = (handle: Handle, world: World) => [
  handle(tables.templates.staticTemplate, ({ params }) => {
    if (params.name.toLowerCase() !== pdn.template.toLowerCase()) refuse('NotFound')
    return new Response(consentHtml(world.fundName), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }),
]
