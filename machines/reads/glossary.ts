import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'read.wanted': says('Экрану нужно значение', '7'),
    'read.foreseen': says('Значение скоро понадобится: на ссылку навели, перешли к ней или её коснулись', '7'),
    'read.prepared': says('Значение пришло вместе со страницей, которая была отрисована заранее', 'решение'),
    'read.retried': says('Нажали «Повторить»', '8'),
  },
  guards: {
    isKnown: says('Это значение уже запрашивали', 'решение'),
    isNew: says('Это значение ещё не запрашивали', 'решение'),
  },
  actions: {
    startRead: says('Начать чтение', '7'),
    wantAgain: says('Сказать чтению, что оно снова нужно', 'решение'),
    retryRead: says('Повторить чтение', '8'),
  },
  actors: { read: says('Одно чтение', '7') },
  delays: {},
}
