import type { LitePart } from '#domain/lite.ts'

/** Every address that the portal itself leads to. */
export const hrefs = {
  home: '/',
  entry: '/lk/login',
  entryFor: (path: string) => `/lk/login?redirect=${encodeURIComponent(path)}`,
  account: '/lk',
  consent: '/lk/pdn',
  findProgram: '/lk/find-program',
  profile: '/lk/profile',
  services: '/lk/services',
  taxation: '/lk/taxation',
  redemption: '/lk/services/redemption-statement',
  maintenance: '/lk/maintenance',
  outdated: '/lk/outdated',
  agreement: '/docs/userconvention/',
  personalDataPolicy: '/docs/personal-data-policy',
  informationProtection: '/docs/information-protection',
  support: '/support',
  supportForm: '/support#form',
  calculator: '/#calc',
  fund: '/about/fund',
  investing: '/about/investing',
  disclosure: '/about/rascr_info',
  company: '/corporate/company',
  companyTax: '/corporate/tax',
  forMe: '/forme',
  market: '/pds',
  contacts: '/contacts',
  news: '/news',
  map: '/map',
  holdings: '/lk/lite',
  lite: (id: string, part: LitePart) => `/lk/lite/${encodeURIComponent(id)}/${part}`,
  joiningStatement: (holding: string) => `/lk/${encodeURIComponent(holding)}/joining-statement`,
  programme: (id: string, page: ProgrammePage) => `/lk/program/${encodeURIComponent(id)}/${page}`,
} as const

export type ProgrammePage =
  | 'assignees' | 'calculator' | 'description' | 'instructions' | 'memorandum' | 'my-portfolio' | 'portfolio' | 'portfolio-new' | 'statement'
