/** The parts of an accepted statement's page, which its side menu leads to. */
export const parts = {
  main: { id: 'main-part', title: 'Главное' },
  documents: { id: 'documents', title: 'Документы и инструкции' },
  profile: { id: 'profile', title: 'Ваши данные' },
} as const
export type PartName = keyof typeof parts
