import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    wasFound: says('Заявление есть', '4.3'),
    isUnanswered: says('Ответа не было вовсе', 'решение'),
  },
  actions: {
    keepRequest: says('Запомнить заявление', '4.3'),
    keepMeta: says('Запомнить справочники', '4.3'),
    keepFault: says('Запомнить ошибку', '4.3'),
    sayFault: says('Показать ошибку', '8.3'),
  },
  actors: {
    fetchJoining: says('Запрос заявления на вступление', '4.3, 7.12'),
    loadMeta: says('Запрос справочников', '4.3, 7.12'),
  },
  delays: {},
}
