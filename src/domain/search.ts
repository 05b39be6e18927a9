const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** Whether a text holds every word of what is looked for, in any order and whatever the case; ё and е are one letter. */
export function holdsWords(text: string, query: string): boolean {
  const said = plain(text)
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => said.includes(word))
}
