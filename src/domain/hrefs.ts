import type { KppOnlineRequest } from './joining-request.ts'
import type { LitePart } from './lite.ts'
import type { ContractPart } from './online-contract.ts'
import * as paths from './page-paths.ts'
import type { ProgrammePage } from './programme-location.ts'

/** The address that a path with these parts makes; parts that are absent leave no trace. */
const addressOf = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) => (parts[name] ? `/${encodeURIComponent(parts[name])}` : ''))

/*
 * Every address that the portal itself leads to, read as `hrefs.…`. Separate constants, so that a page does not carry those that it has
 * no link to.
 */
export {
  home,
  entry,
  account,
  consent,
  findProgram,
  redemption,
  pension,
  maintenance,
  outdated,
  services,
  profile,
  taxation,
  taxDeduction,
  pensionGuide,
  documents,
} from './page-paths.ts'
export const entryFor = (address: string) => `${paths.entry}?redirect=${encodeURIComponent(address)}`
export const agreement = '/docs/userconvention/'
export const personalDataPolicy = '/docs/personal-data-policy'
export const informationProtection = '/docs/information-protection'
export const support = '/support'
export const supportForm = '/support#form'
export const calculator = '/#calc'
export const fund = '/about/fund'
export const investing = '/about/investing'
export const disclosure = '/about/rascr_info'
export const company = '/corporate/company'
export const companyTax = '/corporate/tax'
export const forMe = '/forme'
export const market = '/pds'
export const contacts = '/contacts'
export const news = '/news'
export const map = '/map'
export const holdings = /* @__PURE__ */ addressOf(paths.holdings)
export const lite = (id: string, part: LitePart) => addressOf(paths.lite, { id, part })
export const joining = (holding: string) => addressOf(paths.joining, { holding })
export const onlineContract = (part: ContractPart | '') => addressOf(paths.onlineContract, { part })
/** The statement of one request (2.2-16). */
export const joiningRequest = ({ kppOnlineRequestId, payload: { step_1 } }: KppOnlineRequest) =>
  `${addressOf(paths.joining, { holding: step_1.holdingName })}?id=${encodeURIComponent(kppOnlineRequestId)}`
export const programme = (id: string, page: ProgrammePage | 'portfolio-change') =>
  addressOf(paths.programme, { id, page })
