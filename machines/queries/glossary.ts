import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.observed': described('На значение смотрит экран', '7'),
    'query.unobserved': described('На значение больше не смотрит ни один экран', 'решение'),
    'query.foreseen': described('Значение скоро понадобится: на ссылку навели, перешли к ней или её коснулись', '7'),
    'query.hydrated': described('Значение пришло вместе со страницей, которая была отрисована заранее', 'решение'),
    'query.retried': described('Нажали «Повторить»', '8'),
    'queries.invalidated': described('Записано то, о чём говорят значения: их называют строкой, сервисом или меткой', 'решение'),
    'query.released': described('Значение отпущено', 'решение'),
  },
  guards: {
    isKnown: described('Это значение уже запрашивали', 'решение'),
    isNew: described('Это значение ещё не запрашивали', 'решение'),
  },
  actions: {
    startQuery: described('Начать запрос', '7'),
    showQuery: described('Сказать запросу, что на него смотрят', 'решение'),
    leaveQuery: described('Сказать запросу, что на него больше не смотрят', 'решение'),
    countLeft: described('Запомнить в порядке ухода', 'решение'),
    evictEldest: described('Отпустить тот, что оставлен раньше всех, если оставленных слишком много', 'решение'),
    retryQuery: described('Повторить запрос', '8'),
    invalidateQueries: described('Сказать запросам, что записано новое', 'решение'),
    forgetQuery: described('Забыть и остановить запрос', 'решение'),
  },
  actors: { query: described('Один запрос', '7') },
  delays: {},
}
