import { tables } from '#api/tables/all.ts'
import { accountPages, severPages } from '../content/account-pages.ts'
import { inVersion } from '../content/drafts.ts'
import { liteSections } from '../content/lite-section.ts'
import { portfolios } from '../content/portfolios.ts'
import { programContent } from '../content/programs.ts'
import { cmsRoutes } from '../content/routes.ts'
import { sitePages } from '../content/site-pages.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'

const { content } = tables
const published = '2026-01-15'
const pages = new Map([...sitePages, ...accountPages, ...severPages].map((page) => [page.id, page]))

/** Content service (1.3). */
export const contentHandlers = (handle: Handle) => [
  handle(content.routes, () => cmsRoutes),
  handle(content.page, ({ params, query }) => ({ ...inVersion(pages.get(params.id) ?? refuse('NotFound'), query.version), version: query.version ?? published })),
  handle(content.liteSection, ({ params }) => liteSections.get(params.id) ?? refuse('NotFound')),
  handle(content.program, ({ params }) => programContent(params.id) ?? refuse('NotFound')),
  handle(content.portfolio, ({ params }) => portfolios.get(params.id) ?? refuse('NotFound')),
]
