import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.observed': described('На значение смотрит экран', '7'),
    'query.unobserved': described('На значение больше не смотрит ни один экран', 'решение'),
    'query.foreseen': described('Значение скоро понадобится: на ссылку навели, перешли к ней или её коснулись', '7'),
    'query.hydrated': described('Значение пришло вместе со страницей, которая была отрисована заранее', 'решение'),
    'query.retried': described('Нажали «Повторить»', '8'),
    'pages.observed': described('На список по страницам смотрит экран', '7'),
    'pages.wanted': described('До скольких строк списка дошёл экран', 'решение'),
    'queries.invalidated': described(
      'Записано то, о чём говорят значения: их называют строкой, сервисом или меткой',
      'решение',
    ),
    'query.released': described('Значение отпущено', 'решение'),
  },
  guards: {
    isKnown: described('Это значение уже запрашивали', 'решение'),
    isNew: described('Это значение ещё не запрашивали', 'решение'),
  },
  actions: {
    startQuery: described('Начать запрос', '7'),
    startPages: described('Начать список', '7'),
    showQuery: described('Сказать запросу, что на него смотрят', 'решение'),
    passWanted: described('Сказать списку, сколько строк нужно', 'решение'),
    leaveQuery: described('Сказать запросу, что на него больше не смотрят', 'решение'),
    countLeft: described('Запомнить в порядке ухода', 'решение'),
    evictEldest: described('Отпустить тот, что оставлен раньше всех, если оставленных слишком много', 'решение'),
    retryQuery: described('Повторить запрос', '8'),
    invalidateQueries: described('Сказать запросам, что записано новое', 'решение'),
    forgetQuery: described('Забыть и остановить запрос', 'решение'),
  },
  actors: {
    query: described('Один запрос', '7'),
    pagedQuery: described('Один список по страницам', '7'),
    loadPagedQuery: described('Загрузка диаграммы списков', 'решение'),
  },
  delays: {},
}
