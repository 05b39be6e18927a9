import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'consent.granted': described('Согласие подписано', '6'),
    'programmes.changed': described('Список программ изменился', '2.2'),
    'person.changed': described('Данные клиента изменили', '2.2'),
    'person.outdated': described('Данные клиента могли измениться', 'решение'),
  },
  guards: {
    hasConsent: described('Клиент вошёл с подписанным согласием', '6'),
    hasNone: described('Список пуст', '2.4'),
    isMissing: described('Страницы или параметры какой-то программы не пришли', '8.2'),
  },
  actions: {
    keepMe: described('Запомнить данные клиента', '3'),
    keepPersonFault: described('Запомнить, почему нет данных клиента', '8'),
    keepRestrictions: described('Запомнить ограничения', '3'),
    keepRestrictionsFault: described('Запомнить, почему нет ограничений', '8'),
    keepBlockings: described('Запомнить блокировки', '4.7'),
    keepProducts: described('Запомнить программы', '3'),
    keepDetails: described('Запомнить страницы и параметры программ', '3'),
    keepFault: described('Запомнить ошибку программ', '8.2'),
    tellIntroduced: described('Сообщить сеансу, что клиент известен', '4.2'),
    tellProducts: described('Сообщить навигации, есть ли программы', '2.4'),
  },
  actors: {
    loadMe: described('Запрос данных клиента', '7.1'),
    loadRestrictions: described('Запрос ограничений', '7.1'),
    loadBlockings: described('Запрос блокировок', '7.1'),
    loadProducts: described('Запрос программ', '7.5'),
    loadDetails: described('Запрос страниц и параметров программ', '7.3, 7.5'),
  },
  delays: {},
}
