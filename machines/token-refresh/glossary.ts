import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'token.needed': says('Запросу нужен токен', '4.1'),
    'renewal.requested': says('Нужен токен с новыми правами', 'решение'),
  },
  guards: {
    isNearExpiry: says('Токену осталось 10 минут или меньше', '4.1, 9'),
    isUnanswered: says('Ответа не было вовсе', 'решение'),
  },
  actions: {
    keepMeasure: says('Запомнить оставшийся срок', '4.1'),
    keepFault: says('Запомнить отказ', '8.1'),
    handOverTokens: says('Отдать новые токены сеансу', '4.1'),
    sayRefused: says('Сообщить сеансу об отказе', '8.1'),
  },
  actors: {
    measureToken: says('Оставшийся срок токена по часам сервера', '4.1'),
    renewToken: says('Обновление токена, одно на все вкладки', '4.1, 7.2'),
    reauthorize: says('Авторизация с новым токеном', '4.1, 7.1'),
  },
  delays: {
    untilThreshold: says('До десяти минут перед концом срока', '4.1, 9'),
    tokenRefreshPause: says('Пауза между обновлениями: 30 с', 'решение'),
  },
}
