import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.observed': described('На значение смотрит экран', '7'),
    'query.unobserved': described('На значение больше не смотрит никто', 'решение'),
    'query.invalidated': described('Записано то, о чём говорит значение', 'решение'),
    'query.evicted': described('Тех, на кого не смотрят, слишком много', 'решение'),
  },
  guards: {
    isPrerendered: described('Значение пришло вместе со страницей', 'решение'),
  },
  actions: {
    unpackValue: described('Взять значение, которое пришло со страницей', 'решение'),
    keepValue: described('Запомнить значение, не трогая того, что не изменилось', '7'),
    keepFault: described('Запомнить ошибку', '8'),
    forgetFault: described('Забыть ошибку', '8'),
    tellReleased: described('Сказать, что значение отпущено', 'решение'),
  },
  actors: { fetchValue: described('Запрос значения', '7') },
  delays: {
    freshness: described('Сколько значение считается свежим: 1 мин', 'решение'),
    queryRelease: described('Сколько хранится значение, на которое не смотрят: 1 мин', 'решение'),
    foreseenRelease: described('Сколько ждёт значение, которое только предвидели: 30 с', 'решение'),
  },
}
