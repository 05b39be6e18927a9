import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'token.needed': described('Запросу нужен токен', '4.1'),
    'renewal.requested': described('Нужен токен с новыми правами', 'решение'),
  },
  guards: {
    isNearExpiry: described('Токену осталось 10 минут или меньше', '4.1, 9'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
    wasAskedAgain: described('После начала обновления попросили новых прав', 'решение'),
    isUnansweredAndAskedAgain: described('Ответа не было, а новых прав попросили', 'решение'),
  },
  actions: {
    keepMeasure: described('Запомнить оставшийся срок', '4.1'),
    keepFault: described('Запомнить отказ', '8.1'),
    handOverTokens: described('Отдать новые токены сеансу', '4.1'),
    tellRefused: described('Сообщить сеансу об отказе', '8.1'),
  },
  actors: {
    measureToken: described('Оставшийся срок токена по часам сервера', '4.1'),
    renewToken: described('Обновление токена, одно на все вкладки', '4.1, 7.2'),
    reauthorize: described('Авторизация с новым токеном', '4.1, 7.1'),
  },
  delays: {
    untilThreshold: described('До десяти минут перед концом срока', '4.1, 9'),
    tokenRefreshPause: described('Пауза между обновлениями: 30 с', 'решение'),
  },
}
