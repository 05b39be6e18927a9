/** The documents that say who somebody is, by the services' names. */
export const documentKinds = [
  { value: 'RF', label: 'Паспорт РФ' },
  { value: 'Foreign', label: 'Иностранный паспорт' },
]
