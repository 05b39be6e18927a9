import { book, building, calendar, chart, document, leaf, percent, phone, question, receipt, shield, user, users, wallet } from '#ui/icons.ts'

const icons = new Map(Object.entries({
  book, building, calendar, chart, document, leaf, percent, phone, question, receipt, shield, user, users, wallet,
}))

/** The outline that content means by a name, if there is such a one. */
export const iconOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : icons.get(name))
