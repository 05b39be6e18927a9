/** Yes or no, as the fields of a statement hold it. */
export const yesOrNo = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
]

/** Whether the deduction for contributions was received, by the services' names. */
export const deductionUsages = [
  { value: 'NotUsed', label: 'Не получали' },
  { value: 'Used', label: 'Получали' },
  { value: 'Partly', label: 'Получали не за все взносы' },
]
