import { shortDate } from './short-dates.ts'
import { signedAmount, type TransactionGroup } from './programme.ts'

const separator = ';'
const lineEnd = '\r\n'
/** Tells Excel that the text is in UTF-8. */
const mark = '\uFEFF'

/* A text that begins so would be reckoned as a formula. */
const formula = /^[=+\-@\t\r]/
const cell = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Operations as a table that Excel in Russian opens by itself: semicolons, decimal commas, an operation a line. */
export const operationsCsv = (
  operations: readonly TransactionGroup[],
  portfolioName: (key: string) => string,
): string =>
  mark +
  [
    ['Дата', 'Операция', 'Портфель', 'Назначение', 'Сумма, руб.'].join(separator),
    ...operations.map((group) =>
      [
        shortDate(group.date),
        cell(group.title),
        cell(portfolioName(group.portfolio)),
        cell([...new Set(group.transactions.map(({ purpose }) => purpose ?? '').filter(Boolean))].join(', ')),
        signedAmount(group).toFixed(2).replace('.', ','),
      ].join(separator),
    ),
  ].join(lineEnd) +
  lineEnd
