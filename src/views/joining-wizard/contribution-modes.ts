/** How a contribution is counted, by the services' names. */
export const contributionModes = [
  { value: 'Percent', label: 'Процент от зарплаты' },
  { value: 'Fixed', label: 'Одна и та же сумма' },
]
