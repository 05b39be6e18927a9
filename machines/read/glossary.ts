import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'read.wanted': says('Значение понадобилось ещё одному экрану', 'решение'),
  },
  guards: {
    isWorthSaying: says('Значения ждут, и об ошибке есть что сказать', '8.1'),
    isPrepared: says('Значение пришло вместе со страницей', 'решение'),
  },
  actions: {
    keepValue: says('Запомнить значение', '7'),
    keepFault: says('Запомнить ошибку', '8'),
    markWanted: says('Запомнить, что значения ждут', '7'),
    sayFault: says('Показать ошибку', '8'),
  },
  actors: { fetchValue: says('Запрос значения', '7') },
  delays: { freshness: says('Сколько значение считается свежим: 1 мин', 'решение') },
}
