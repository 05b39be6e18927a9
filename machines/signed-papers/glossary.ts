import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: { 'document.opened': described('Клиент открывает документ', '4.5') },
  guards: {},
  actions: {
    keepPapers: described('Запомнить, что подписано', '4.5'),
    rememberOpening: described('Запомнить, какой документ открывают', '4.5'),
    forgetOpening: described('Больше не загружается', '4.5'),
    keepFault: described('Запомнить ошибку', '8.2'),
  },
  actors: {
    findPapers: described('Документы заявления', '7.12'),
    openDocument: described('Файл документа', '7.12'),
  },
  delays: {},
}
