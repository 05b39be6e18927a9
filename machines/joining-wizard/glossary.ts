import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: { wasFound: says('Заявление есть', '4.3') },
  actions: {
    keepRequest: says('Запомнить заявление', '4.5'),
    keepFault: says('Запомнить ошибку', '8.3'),
    sayFault: says('Показать ошибку', '8.3'),
  },
  actors: { loadJoining: says('Запрос заявления на вступление', '4.5, 7.12') },
  delays: {},
}
