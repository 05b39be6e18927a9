import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: { 'entry.confirmed': described('Кто-то вошёл: здесь или в другой вкладке', '4.2, решение') },
  guards: {
    isSameClient: described('Вошёл тот, чья страница ждёт', 'решение'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
  },
  actions: {
    rememberAuth: described('Запомнить вход: ещё неизвестно чей', 'решение'),
    keepFault: described('Запомнить ошибку', '8'),
  },
  actors: {
    loadEntry: described('Загрузить форму входа', 'решение'),
    identify: described('Чей это вход', '4.1, 7.1'),
    entryForm: described('Форма входа', '2.6'),
  },
  delays: {},
}
