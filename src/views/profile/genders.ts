/** As a client says it of oneself. */
export const genders: { value: string; label: string }[] = [
  { value: 'Female', label: 'Женский' },
  { value: 'Male', label: 'Мужской' },
]
