/* Pages that editors alone open: which files each is made of stands here, so that nobody else carries it. */
export const previewPage = () => import('#views/preview/preview-page.tsx')
export const previewPortfolio = () => import('#views/preview/preview-portfolio-page.tsx')
export const previewProgram = () => import('#views/preview/preview-programme-page.tsx')
