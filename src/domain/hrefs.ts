import type { KppOnlineRequest } from './joining-request.ts'
import type { LitePart } from './lite.ts'
import * as paths from './page-paths.ts'

/** The address that a path with these parts makes; parts that are absent leave no trace. */
const addressOf = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) => (parts[name] ? `/${encodeURIComponent(parts[name])}` : ''))

/** Every address that the portal itself leads to. */
export const hrefs = {
  home: paths.home,
  entry: paths.entry,
  entryFor: (address: string) => `${paths.entry}?redirect=${encodeURIComponent(address)}`,
  account: paths.account,
  consent: paths.consent,
  findProgram: paths.findProgram,
  profile: '/lk/profile',
  services: '/lk/services',
  taxation: '/lk/taxation',
  redemption: paths.redemption,
  maintenance: paths.maintenance,
  outdated: paths.outdated,
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
  holdings: addressOf(paths.holdings),
  lite: (id: string, part: LitePart) => addressOf(paths.lite, { id, part }),
  joining: (holding: string) => addressOf(paths.joining, { holding }),
  /** The statement of one request (2.2-16). */
  joiningRequest: ({ kppOnlineRequestId, payload: { step_1 } }: KppOnlineRequest) =>
    `${addressOf(paths.joining, { holding: step_1.holdingName })}?id=${encodeURIComponent(kppOnlineRequestId)}`,
  programme: (id: string, page: ProgrammePage) => `/lk/program/${encodeURIComponent(id)}/${page}`,
} as const

export type ProgrammePage =
  | 'assignees' | 'calculator' | 'description' | 'instructions' | 'memorandum' | 'my-portfolio' | 'portfolio' | 'portfolio-new' | 'statement'
