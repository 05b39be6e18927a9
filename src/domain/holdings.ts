/** What the list of the holdings' programmes is for, on the page and to those who find it. */
export const holdingsAbout = 'Выберите программу своей компании, чтобы узнать условия, посмотреть документы и вступить.'
