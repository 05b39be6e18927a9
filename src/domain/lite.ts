import type { LiteSection } from './content.ts'

/** The pages that a holding's section can have, by the words of their addresses, and the flag of each (2.2-18, 3-19). */
const flags = {
  'main-page': 'mainPage',
  description: 'descriptionPage',
  invest: 'investPage',
  payment: 'paymentPage',
  lk: 'lkPage',
  calculator: 'calculatorPage',
  pension: 'pensionGuidePage',
  document: 'documentPage',
  question: 'questionPage',
  contact: 'contactPage',
  benefits: 'benefitsPage',
  joining: 'joiningPage',
} as const satisfies Record<string, keyof LiteSection>

export type LitePart = keyof typeof flags
export const liteParts = Object.keys(flags) as LitePart[]

/** The part that an address names; without a word of it, the main page. */
export const litePartOf = (word: string): LitePart | null =>
  word === '' ? 'main-page' : (liteParts.find((part) => part === word.toLowerCase()) ?? null)

/** The content page of a part; null where the section has no such part (3-19). */
export function litePageId(section: LiteSection, part: LitePart): string | null {
  const page = section[flags[part]]
  return page?.exists === true ? (page.pageId ?? null) : null
}

/** What the list of the holdings' programmes is for, on the page and to those who find it. */
export const holdingsAbout = 'Выберите программу своей компании, чтобы узнать условия, посмотреть документы и вступить.'
