/** The element of a page that was made ahead in which it carries what it was made of. */
export const preparedId = 'prepared'
