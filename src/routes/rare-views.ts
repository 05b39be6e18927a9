/*
 * Pages that few open and nobody often: the way back from the state portal, a consent, a joining statement and its contract, a choice of
 * holdings, maintenance, those for editors and operators. Which files each is made of
 * stands here, so that nobody else carries it.
 */
export const holdings = () => import('#views/lite/holdings-page.tsx')
export const esia = () => import('#views/esia-callback/esia-page.tsx')
export const mimic = () => import('#views/impersonation/mimic-page.tsx')
export const confirmEmail = () => import('#views/email-confirmation/confirm-email-page.tsx')
export const consent = () => import('#views/consent/consent-page.tsx')
export const joining = () => import('#views/joining-wizard/joining-page.tsx')
export const onlineContract = () => import('#views/online-contract/contract-page.tsx')
export const maintenance = () => import('#views/service/maintenance-page.tsx')
export const previewPage = () => import('#views/preview/preview-page.tsx')
export const previewPortfolio = () => import('#views/preview/preview-portfolio-page.tsx')
export const previewProgram = () => import('#views/preview/preview-programme-page.tsx')
