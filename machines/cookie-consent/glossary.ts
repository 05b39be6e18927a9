import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'cookies.accepted': says('Нажали «Принять»', '1'),
    'cookies.acceptedElsewhere': says('Приняли в другой вкладке', '1'),
  },
  guards: { wasAccepted: says('Согласие уже дано', '1') },
  actions: { keepAcceptance: says('Запомнить согласие', '1') },
  actors: {
    recallCookies: says('Прочесть, давалось ли согласие', '1'),
    watchCookies: says('Слушать другие вкладки', '1'),
  },
  delays: {},
}
