import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'cookies.accepted': described('Нажали «Принять»', '1'),
    'cookies.refused': described('Нажали «Отказаться»', 'решение'),
    'cookies.answeredElsewhere': described('Ответили в другой вкладке', '1'),
    'cookies.reconsidered': described('Нажали «Настройки cookie»', 'решение'),
  },
  guards: { wasAnswered: described('Человек уже ответил', '1') },
  actions: { keepAnswer: described('Запомнить ответ', '1') },
  actors: {
    recallCookies: described('Прочесть, отвечал ли человек', '1'),
    watchCookies: described('Слушать другие вкладки', '1'),
  },
  delays: {},
}
