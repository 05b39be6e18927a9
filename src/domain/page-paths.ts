/*
 * The path of every built-in page, read as `paths.…`: routes match it, and addresses are made of it. `:name` stands for a part of the
 * address, `?` for one that may be absent. Separate constants, so that whoever wants one path does not carry them all.
 */
export const home = '/'
export const account = '/lk'
export const entry = '/lk/login'
export const esia = '/lk/esia'
export const consent = '/lk/pdn'
export const findProgram = '/lk/find-program'
export const services = '/lk/services'
export const redemption = '/lk/services/redemption-statement'
export const programme = '/lk/program/:id?/:page?'
export const maintenance = '/lk/maintenance'
export const outdated = '/lk/outdated'
export const mimic = '/lk/mimic'
export const confirmEmail = '/lk/confirm-email'
export const joining = '/lk/:holding/joining-statement'
export const holdings = '/lk/lite/:part?'
export const lite = '/lk/lite/:id/:part?'
export const previewLite = '/preview/litesection'
export const previewPage = '/preview/page'
export const previewPortfolio = '/preview/portfolio'
export const previewProgram = '/preview/program'
