import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'cookies.accepted': described('Нажали «Принять»', '1'),
    'cookies.acceptedElsewhere': described('Приняли в другой вкладке', '1'),
  },
  guards: { wasAccepted: described('Согласие уже дано', '1') },
  actions: { keepAcceptance: described('Запомнить согласие', '1') },
  actors: {
    recallCookies: described('Прочесть, давалось ли согласие', '1'),
    watchCookies: described('Слушать другие вкладки', '1'),
  },
  delays: {},
}
