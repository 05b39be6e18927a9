/** What a page that nobody has is called. */
export const missingPage = 'Страница не найдена'

/** The title of a page in the browser's tab: its name, whose it is, and the fund. */
export const pageTitle = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' — ')
