/** Where the fund refuses and does not say why. */
export const unnamedReason = 'Фонд не назвал причину.'
