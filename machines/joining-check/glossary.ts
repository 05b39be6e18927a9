import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    wasFound: described('Заявление есть', '4.3'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
  },
  actions: {
    keepRequest: described('Запомнить заявление', '4.3'),
    keepMeta: described('Запомнить справочники', '4.3'),
    tellNotice: described('Показать ошибку', '8.3'),
  },
  actors: {
    fetchJoining: described('Запрос заявления на вступление', '4.3, 7.12'),
    loadMeta: described('Запрос справочников', '4.3, 7.12'),
  },
  delays: {},
}
