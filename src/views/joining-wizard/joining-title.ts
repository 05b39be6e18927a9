/** What the statement is called on its pages. */
export const joiningTitle = 'Заявление на вступление'
