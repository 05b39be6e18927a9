/* What the statements are called that are named on more pages than their own. */
export const redemptionTitle = 'Заявление на выкуп'
export const pensionTitle = 'Заявление на пенсию'
export const portfolioTitle = 'Смена портфеля'
export const deductionTitle = 'Документы для налогового вычета'
