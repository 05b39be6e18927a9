/** What is said while the file of a statement that is known to be open is on its way. */
export const openingLabel = 'Заявление открывается'
