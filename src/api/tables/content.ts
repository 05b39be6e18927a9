import * as z from 'zod/mini'
import { CmsRoute, LiteSection, PageContent } from '#domain/content.ts'
import { PortfolioContent } from '#domain/portfolio-content.ts'
import { ProgramContent } from '#domain/programme-pages.ts'
import { service } from '../endpoint.ts'

const { get } = service('/cms')
const version = z.object({ version: z.optional(z.string()) })

/** Content service (§7.3). `version` names a draft; without it the published one is meant. */
export const content = {
  routes: get('/routes', {
    about: 'Страницы, которые добавляет контент-сервис; строки типа litesection — разделы холдингов',
    query: version,
    reply: z.array(CmsRoute),
    access: 'none',
    prefix: 'routes',
  }),
  page: get('/content/page/:id', {
    about: 'Страница',
    query: version,
    reply: PageContent,
    access: 'none',
    prefix: 'content',
  }),
  liteSection: get('/content/litesection/:id', {
    about: 'Раздел холдинга',
    query: version,
    reply: LiteSection,
    access: 'none',
    prefix: 'content',
  }),
  program: get('/content/program/:id', {
    about: 'Какие страницы есть у программы',
    query: version,
    reply: ProgramContent,
    access: 'none',
    prefix: 'content',
  }),
  portfolio: get('/content/portfolio/:id', {
    about: 'Инвестиционный портфель',
    query: version,
    reply: PortfolioContent,
    access: 'none',
    prefix: 'content',
  }),
}
