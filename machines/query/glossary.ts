import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.requested': described('Значение понадобилось ещё одному экрану', 'решение'),
  },
  guards: {
    isWanted: described('Значения ждут', '7'),
    isHydrated: described('Значение пришло вместе со страницей', 'решение'),
  },
  actions: {
    keepValue: described('Запомнить значение', '7'),
    keepFault: described('Запомнить ошибку', '8'),
    markWanted: described('Запомнить, что значения ждут', '7'),
    tellFault: described('Показать ошибку', '8'),
  },
  actors: { fetchValue: described('Запрос значения', '7') },
  delays: { freshness: described('Сколько значение считается свежим: 1 мин', 'решение') },
}
