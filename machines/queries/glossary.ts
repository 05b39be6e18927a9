import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.requested': described('Экрану нужно значение', '7'),
    'query.prefetched': described('Значение скоро понадобится: на ссылку навели, перешли к ней или её коснулись', '7'),
    'query.hydrated': described('Значение пришло вместе со страницей, которая была отрисована заранее', 'решение'),
    'query.retried': described('Нажали «Повторить»', '8'),
  },
  guards: {
    isKnown: described('Это значение уже запрашивали', 'решение'),
    isNew: described('Это значение ещё не запрашивали', 'решение'),
  },
  actions: {
    startQuery: described('Начать запрос', '7'),
    wantAgain: described('Сказать запросу, что значение снова нужно', 'решение'),
    retryQuery: described('Повторить запрос', '8'),
  },
  actors: { query: described('Один запрос', '7') },
  delays: {},
}
