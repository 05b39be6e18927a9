import { flows } from '../flows.ts'
import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'location.entered': described('Страница открыта', '2.4'),
    'location.left': described('Страницы нет', '2.3'),
    'statement.abandoned': described('Вошёл другой клиент: заявление закрывается', 'решение'),
    'inquiries.requested': described('На странице есть форма обращения', '7'),
  },
  guards: {
    isSameFlow: described('У страницы то же дело с тем же началом', '2.2'),
    needsFlow: described('Странице нужно именно это дело', '2.2'),
    hasFlow: described('У страницы есть своё дело', '2.2'),
  },
  actions: {
    rememberLocation: described('Запомнить страницу', '2.2'),
    forgetLocation: described('Забыть страницу', '2.3'),
    tellOpened: described('Сообщить сессии, что открыто заявление', '2.8, решение'),
    tellClosed: described('Сообщить сессии, что заявление закрыто', '2.8, решение'),
  },
  actors: {
    ...flows,
    loadFlow: described('Загрузить машину, которой живёт страница', 'решение'),
    loadInquiries: described('Загрузить обращения', 'решение'),
    loadQueries: described('Загрузить запросы страниц', 'решение'),
    cookieConsent: described('Согласие на cookie', '1'),
    notices: described('Сообщения и окна', '8'),
    queries: described('Запросы данных для экранов', '7'),
    session: described('Сеанс клиента', '4.1'),
    navigation: described('Навигация', '2.4'),
    inquiries: described('Обращения', '7'),
  },
  delays: {},
}
