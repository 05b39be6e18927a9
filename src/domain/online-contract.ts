/** The pages about the contract of who has joined online, by the word of each address, and what they are called (2.2-17). */
export const contractParts = {
  profile: 'Ваши данные',
  'documents-and-instructions': 'Документы и инструкции',
  invest: 'Инвестиционная деятельность',
  pension: 'Пенсионный путеводитель',
  calculator: 'Калькулятор',
  question: 'Вопросы и ответы',
  contact: 'Контакты',
} as const
export type ContractPart = keyof typeof contractParts

/** The page that a word names; null where it names none. */
export const contractPartOf = (word: string): ContractPart | null => {
  const name = word.toLowerCase()
  return Object.hasOwn(contractParts, name) ? (name as ContractPart) : null
}

/** The content service's page of a holding's contract. */
export const contractPageId = (holding: string, part: ContractPart): string => `online-${holding.toLowerCase()}-${part}`
