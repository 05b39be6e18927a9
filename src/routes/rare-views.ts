/*
 * Pages that a link of their own opens, for editors, operators and whoever confirms an e-mail. Which files each is made of stands here,
 * so that nobody else carries it.
 */
export const mimic = () => import('#views/impersonation/mimic-page.tsx')
export const confirmEmail = () => import('#views/email-confirmation/confirm-email-page.tsx')
export const previewPage = () => import('#views/preview/preview-page.tsx')
export const previewPortfolio = () => import('#views/preview/preview-portfolio-page.tsx')
export const previewProgram = () => import('#views/preview/preview-programme-page.tsx')
