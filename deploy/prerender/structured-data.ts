type Block = { template?: unknown; params?: { items?: unknown }; slots?: Record<string, unknown> }
type Question = { question?: unknown; answerHtml?: unknown }

const schema = { '@context': 'https://schema.org' }

function questionsIn(blocks: readonly unknown[]): Question[] {
  const pending = [...blocks] as Block[]
  const found: Question[] = []
  for (const { template, params, slots } of pending) {
    if (template === 'accordion' && Array.isArray(params?.items)) found.push(...(params.items as Question[]))
    for (const inside of Object.values(slots ?? {})) if (Array.isArray(inside)) pending.push(...(inside as Block[]))
  }
  return found
}

/** The fund, for search engines. */
export const organisation = (name: string, url: string, telephone: string): object =>
  ({ ...schema, '@type': 'Organization', name, url, contactPoint: { '@type': 'ContactPoint', telephone, contactType: 'customer service', availableLanguage: 'ru' } })

/** The questions that a content page answers; null where it answers none. */
export function questions(blocks: readonly unknown[]): object | null {
  const mainEntity = questionsIn(blocks).flatMap(({ question, answerHtml }) =>
    typeof question === 'string' && typeof answerHtml === 'string'
      ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answerHtml } }]
      : [])
  return mainEntity.length === 0 ? null : { ...schema, '@type': 'FAQPage', mainEntity }
}

/** Where a page stands on the site: addresses and names from the home page down. */
export const breadcrumbs = (trail: readonly { name: string; url: string }[]): object => ({
  ...schema, '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
})
