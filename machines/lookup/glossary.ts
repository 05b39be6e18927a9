import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.typed': described('Клиент печатает', '7.10'),
    'suggestion.chosen': described('Клиент взял подсказку', '7.10'),
    'lookup.dismissed': described('Клиент оставил поле', 'решение'),
  },
  guards: {
    isLongEnough: described('Набрано не меньше трёх знаков', 'решение'),
    hasFound: described('Подсказки есть', '7.10'),
  },
  actions: {
    keepQuery: described('Запомнить набранное', '7.10'),
    keepSuggestions: described('Запомнить подсказки', '7.10'),
    forgetSuggestions: described('Убрать подсказки', '7.10'),
  },
  actors: { fetchSuggestions: described('Запрос подсказок', '7.10') },
  delays: { suggestionDebounce: described('Подсказки спрашивают через 0,3 с после последнего знака', 'решение') },
}
