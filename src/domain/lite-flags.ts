import type { LiteSection } from './content.ts'
import type { LitePart } from './lite.ts'

/** The flag by which a section says that it has a page (3-19). */
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
} as const satisfies Record<LitePart, keyof LiteSection>

/** The content page of a part; null where the section has no such part. */
export function litePageId(section: LiteSection, part: LitePart): string | null {
  const page = section[flags[part]]
  return page?.exists === true ? (page.pageId ?? null) : null
}
