type Block = { template?: unknown; params?: Record<string, unknown>; slots?: Record<string, unknown> }
type Question = { question?: unknown; answerHtml?: unknown }
/** The fund as search engines know it. */
export type Fund = { name: string; url: string; logo: string; telephone: string }

const schema = { '@context': 'https://schema.org' }

/** The parameters of every block of this template, however deep. */
function paramsOf(template: string, blocks: readonly unknown[]): Record<string, unknown>[] {
  const pending = [...blocks] as Block[]
  const found: Record<string, unknown>[] = []
  for (const { template: own, params, slots } of pending) {
    if (own === template && params) found.push(params)
    for (const inside of Object.values(slots ?? {})) if (Array.isArray(inside)) pending.push(...(inside as Block[]))
  }
  return found
}

const publisher = ({ name, url, logo }: Fund) => ({
  '@type': 'Organization',
  name,
  url,
  logo: { '@type': 'ImageObject', url: logo },
})

/** The fund and how to call it: a toll-free number is written with the code of the country. */
export function organisation(fund: Fund): object {
  const telephone = fund.telephone.replace(/^8/, '+7')
  return {
    ...schema,
    ...publisher(fund),
    telephone,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone,
      contactType: 'customer service',
      areaServed: 'RU',
      availableLanguage: 'ru',
    },
  }
}

/** The questions that a content page answers; null where it answers none. */
export function questions(blocks: readonly unknown[]): object | null {
  const items = paramsOf('accordion', blocks).flatMap((params) =>
    Array.isArray(params['items']) ? (params['items'] as Question[]) : [],
  )
  const mainEntity = items.flatMap(({ question, answerHtml }) =>
    typeof question === 'string' && typeof answerHtml === 'string'
      ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answerHtml } }]
      : [],
  )
  return mainEntity.length === 0 ? null : { ...schema, '@type': 'FAQPage', mainEntity }
}

type Article = { url: string; image: string; description: string; updatedAt: string | null }

/** The piece of news that a content page tells; null where it tells none, or does not say of which day. */
export function article(
  fund: Fund,
  blocks: readonly unknown[],
  { url, image, description, updatedAt }: Article,
): object | null {
  const [{ title, date } = {}] = paramsOf('newsArticle', blocks)
  if (typeof title !== 'string' || typeof date !== 'string') return null
  return {
    ...schema,
    '@type': 'NewsArticle',
    headline: title,
    description,
    image,
    inLanguage: 'ru',
    datePublished: date,
    dateModified: updatedAt ?? date,
    mainEntityOfPage: url,
    author: publisher(fund),
    publisher: publisher(fund),
  }
}

/** Where a page stands on the site: addresses and names from the home page down. */
export const breadcrumbs = (trail: readonly { name: string; url: string }[]): object => ({
  ...schema,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
})
