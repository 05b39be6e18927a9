const plain = (html: string) => html.replace(/<[^>]*>|&\w+;/g, ' ').toLowerCase().replaceAll('ё', 'е')

/** The places of the texts that hold every word of the query, in any order; all of them where nothing is asked. */
export function findIn(texts: readonly string[], query: string): ReadonlySet<number> {
  const asked = query.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean)
  return new Set(texts.flatMap((text, index) => {
    const said = plain(text)
    return asked.every((word) => said.includes(word)) ? [index] : []
  }))
}
