import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: { wasFound: described('Заявление есть', '4.3') },
  actions: {
    keepRequest: described('Запомнить заявление', '4.5'),
    keepFault: described('Запомнить ошибку', '8.3'),
    tellNotice: described('Показать ошибку', '8.3'),
  },
  actors: { loadJoining: described('Запрос заявления на вступление', '4.5, 7.12') },
  delays: {},
}
