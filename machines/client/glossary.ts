import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'consent.granted': says('Согласие подписано', '6'),
    'programmes.changed': says('Список программ изменился', '2.2'),
  },
  guards: {
    isConsentSigned: says('Согласие подписано', '6'),
    hasNone: says('Список пуст', '2.4'),
    hasWords: says('Об ошибке есть что сказать', '8.1'),
  },
  actions: {
    keepMe: says('Запомнить данные клиента', '3'),
    keepRights: says('Запомнить ограничения и блокировки', '3'),
    keepProducts: says('Запомнить программы', '3'),
    keepDetails: says('Запомнить страницы и параметры программ', '3'),
    keepProgrammesFault: says('Запомнить ошибку', '8.2'),
    rememberConsent: says('Запомнить, что согласие подписано', '6'),
    sayIntroduced: says('Сообщить сеансу, что клиент известен', '4.2'),
    sayProducts: says('Сообщить навигации, есть ли программы', '2.4'),
    sayFault: says('Показать ошибку', '8'),
  },
  actors: {
    loadMe: says('Запрос данных клиента', '7.1'),
    loadRights: says('Запрос ограничений и блокировок', '7.1'),
    loadProducts: says('Запрос программ', '7.5'),
    loadDetails: says('Запрос страниц и параметров программ', '7.3, 7.5'),
  },
  delays: {},
}
