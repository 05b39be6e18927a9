const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The entries in which every word of a query begins a word, in the order in which they stand. */
export function suggest<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  query: string,
  count: number,
) {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  return entries
    .filter((entry) => {
      const own = wordsOf(textOf(entry))
      return asked.every((word) => own.some((one) => one.startsWith(word)))
    })
    .slice(0, count)
}
