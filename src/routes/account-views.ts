/*
 * The pages of the account beside its main one. Which files each is made of stands here, so that the first look of the portal does not
 * carry it.
 */
export const findProgram = () => import('#views/program-link/find-program-page.tsx')
export const profile = () => import('#views/profile/profile-page.tsx')
export const services = () => import('#views/services/services-page.tsx')
export const taxation = () => import('#views/taxation/taxation-page.tsx')
export const taxDeduction = () => import('#views/tax-deduction/tax-deduction-page.tsx')
export const documents = () => import('#views/documents/documents-page.tsx')
export const pensionGuide = () => import('#views/pension-guide/pension-guide-page.tsx')
export const redemption = () => import('#views/redemption-wizard/redemption-page.tsx')
export const pension = () => import('#views/pension-statement/pension-page.tsx')
export const filedRedemption = () => import('#views/filed-redemption/filed-redemption-page.tsx')
export const withdrawal = () => import('#views/withdrawal/withdrawal-page.tsx')
export const supplement = () => import('#views/supplement/supplement-page.tsx')
export const portfolioChange = () => import('#views/portfolio-change/change-page.tsx')
export const programme = () => import('#views/programme/programme-page.tsx')
