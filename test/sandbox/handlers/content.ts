import { tables } from '#api/tables/all.ts'
import { inVersion } from '../content/drafts.ts'
import { liteSections } from '../content/lite-section.ts'
import { publishedPage } from '../content/pages.ts'
import { portfolios } from '../content/portfolios.ts'
import { programContent } from '../content/programs.ts'
import { cmsRoutes } from '../content/routes.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'

const { content } = tables
const published = '2026-01-15'

/** Content service (1.3). */
export const contentHandlers = (handle: Handle, world: World) => [
  handle(content.routes, () => cmsRoutes),
  handle(content.page, ({ params, query }) => ({
    ...inVersion(publishedPage(params.id, world.fundName) ?? refuse('NotFound'), query.version),
    version: query.version ?? published,
  })),
  handle(content.liteSection, ({ params }) => liteSections.get(params.id) ?? refuse('NotFound')),
  handle(content.program, ({ params }) => programContent(params.id) ?? refuse('NotFound')),
  handle(content.portfolio, ({ params }) => portfolios.get(params.id) ?? refuse('NotFound')),
]
