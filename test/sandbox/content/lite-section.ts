const parts = {
  mainPage: 'main',
  descriptionPage: 'description',
  benefitsPage: 'benefits',
  contactPage: 'contact',
  questionPage: 'question',
  documentPage: 'document',
  investPage: 'invest',
  pensionGuidePage: 'pension',
  lkPage: 'lk',
  calculatorPage: 'calculator',
  paymentPage: 'payment',
  joiningPage: 'joining',
} as const
type Part = keyof typeof parts
type LitePages = Record<Part, { exists: boolean; pageId: string | null }>

const pages = (holding: string, hidden: readonly Part[]): LitePages =>
  Object.fromEntries(
    Object.entries(parts).map(([key, part]) => {
      const exists = !hidden.includes(key as Part)
      return [key, { exists, pageId: exists ? `lite-${holding}-${part}` : null }]
    }),
  ) as LitePages

const section = (id: string, title: string, hotline: string, hidden: readonly Part[] = []) => ({
  id,
  type: 'litesection' as const,
  holdingName: id,
  companyCode: id.toUpperCase(),
  title,
  hotline,
  ...pages(id, hidden),
})

/** Sections of holdings by id: «Север» has every page, «Волна» five of them. */
export const liteSections = new Map(
  [
    section('sever', 'Пенсионная программа «Север»', '8 800 000-00-02'),
    section('volna', 'Пенсионная программа «Волна»', '8 800 000-00-03', [
      'benefitsPage',
      'documentPage',
      'investPage',
      'pensionGuidePage',
      'lkPage',
      'calculatorPage',
      'joiningPage',
    ]),
  ].map((one) => [one.id, one]),
)
