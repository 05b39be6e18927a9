/** The pages that a holding's section can have, by the words of their addresses (2.2-18). */
export const liteParts = [
  'main-page',
  'description',
  'invest',
  'payment',
  'lk',
  'calculator',
  'pension',
  'document',
  'question',
  'contact',
  'benefits',
  'joining',
] as const
export type LitePart = (typeof liteParts)[number]

/** The part that an address names; without a word of it, the main page. */
export const litePartOf = (word: string): LitePart | null =>
  word === '' ? 'main-page' : (liteParts.find((part) => part === word.toLowerCase()) ?? null)
