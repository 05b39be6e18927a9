import { describe, expect, it } from 'vitest'
import type { LiteSection } from '#domain/content.ts'
import { litePageId } from '#domain/lite-flags.ts'
import { liteParts, litePartOf } from '#domain/lite.ts'

const page = (pageId: string) => ({ exists: true, pageId })
const bare: LiteSection = { id: 'sever', type: 'litesection', holdingName: 'sever', title: 'Север' }

describe('pages of a holding’s section', () => {
  it('[2.2-18] are twelve, each by its own word', () => {
    expect([...liteParts].sort()).toEqual([
      'benefits',
      'calculator',
      'contact',
      'description',
      'document',
      'invest',
      'joining',
      'lk',
      'main-page',
      'payment',
      'pension',
      'question',
    ])
    expect(litePartOf('PAYMENT')).toBe('payment')
    expect(litePartOf('')).toBe('main-page')
    expect(litePartOf('toString')).toBeNull()
  })

  it.each([
    ['contact', 'contactPage'],
    ['question', 'questionPage'],
    ['document', 'documentPage'],
    ['invest', 'investPage'],
    ['pension', 'pensionGuidePage'],
    ['lk', 'lkPage'],
    ['calculator', 'calculatorPage'],
    ['payment', 'paymentPage'],
    ['joining', 'joiningPage'],
    ['main-page', 'mainPage'],
    ['description', 'descriptionPage'],
    ['benefits', 'benefitsPage'],
  ] as const)('[3-19] %s is there by the flag %s alone', (part, flag) => {
    const section = { ...bare, [flag]: page('p-1') }
    expect(liteParts.filter((one) => litePageId(section, one) !== null)).toEqual([part])
    expect(litePageId(section, part)).toBe('p-1')
    expect(litePageId({ ...bare, [flag]: { exists: false, pageId: 'p-1' } }, part)).toBeNull()
    expect(litePageId({ ...bare, [flag]: { exists: true, pageId: null } }, part)).toBeNull()
    expect(litePageId(bare, part)).toBeNull()
  })
})
