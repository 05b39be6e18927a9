import * as paths from './page-paths.ts'

/* Addresses of statements that have been filed, beside `hrefs`: the first look of the portal leads to none of them. */
const ofStatement = (path: string) => (id: string) => `${path}?id=${encodeURIComponent(id)}`

/** A redemption that has been filed. */
export const filedRedemption = /* @__PURE__ */ ofStatement(paths.redemption)
/** What may still be done with it. */
export const withdrawal = /* @__PURE__ */ ofStatement(paths.withdrawal)
export const supplement = /* @__PURE__ */ ofStatement(paths.supplement)
