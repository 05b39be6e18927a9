import type { CmsRoute } from '#domain/content.ts'
import { sitePage, type Draft, type Page } from '../blocks.ts'
import { button } from '../templates.ts'
import { news, type NewsItem } from './items.ts'

const idOf = ({ slug }: NewsItem) => `news-${slug}`
const addressOf = ({ slug }: NewsItem) => `/news/${slug}`
/** What a list tells of a piece of news. */
const brief = (item: NewsItem) => ({
  title: item.title,
  date: item.date,
  href: addressOf(item),
  lead: item.lead,
  category: item.category,
})

type List = { title?: string; limit: number; category?: NewsItem['category']; showMore?: boolean }
/** News under each other, the newest first. */
export function newsList({ title, limit, category, showMore = false }: List): Draft {
  const fitting = category === undefined ? news : news.filter((item) => item.category === category)
  // A list that cannot be continued carries no more than it shows.
  const items = (showMore ? fitting : fitting.slice(0, limit)).map(brief)
  return {
    template: 'newsList',
    params: {
      ...(title === undefined ? {} : { title }),
      limit,
      ...(category === undefined ? {} : { category }),
      showMore,
      items,
    },
  }
}

const descriptionOf = ({ lead, category }: NewsItem) =>
  `${lead} Новость негосударственного пенсионного фонда, раздел «${category}».`

/** A page for every piece of news. */
export const newsPages: readonly Page[] = news.map((item) => {
  const { title, date, lead, bodyHtml, imageId, source } = item
  return sitePage(idOf(item), title, descriptionOf(item), [
    {
      template: 'newsArticle',
      params: {
        title,
        date,
        leadHtml: `<p>${lead}</p>`,
        bodyHtml,
        ...(imageId && { imageId }),
        ...(source && { source }),
      },
      slots: { default: [button('Все новости', '/news', 'link')] },
    },
  ])
})

/** Their addresses. */
export const newsRoutes: readonly CmsRoute[] = news.map((item) => ({
  path: addressOf(item),
  name: idOf(item),
  type: 'page',
  id: idOf(item),
  title: item.title,
  layout: 'default',
  pageNeedAuth: false,
  inSitemap: true,
  updatedAt: `${item.date}T08:00:00Z`,
}))
