import { flows } from '../flows.ts'
import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'location.entered': described('Страница открыта', '2.4'),
    'location.left': described('Страницы нет', '2.3'),
    'report.ordered': described('Клиент заказал отчёт', '4.6'),
    'report.dismissed': described('Клиент ушёл со страницы отчёта', '4.6'),
    'tasks.requested': described('На странице есть форма обращения или файлы клиента', '7'),
    'session.ended': described('Сеанс кончился', '4.1'),
  },
  guards: {
    isSameFlow: described('У страницы то же дело с тем же началом', '2.2'),
    needsFlow: described('Странице нужно именно это дело', '2.2'),
    hasFlow: described('У страницы есть своё дело', '2.2'),
    hasResult: described('У отчёта есть файл', '4.6'),
  },
  actions: {
    rememberLocation: described('Запомнить страницу', '2.2'),
    forgetLocation: described('Забыть страницу', '2.3'),
    rememberOrder: described('Запомнить заказ отчёта', '4.6'),
    forgetOrder: described('Забыть заказ отчёта', '4.6'),
    tellNotice: described('Показать сообщение', '8'),
    askDownload: described('Получить файл отчёта', '7.11'),
  },
  actors: {
    ...flows,
    loadFlow: described('Загрузить машину, которой живёт страница', 'решение'),
    loadReportPoller: described('Загрузить опрос отчёта', 'решение'),
    loadTasks: described('Загрузить задачи', 'решение'),
    loadQueries: described('Загрузить запросы страниц', 'решение'),
    cookieConsent: described('Согласие на cookie', '1'),
    notices: described('Сообщения и окна', '8'),
    queries: described('Запросы данных для экранов', '7'),
    session: described('Сеанс клиента', '4.1'),
    navigation: described('Навигация', '2.4'),
    reportPoller: described('Отчёт', '4.6'),
    tasks: described('Задачи', '7'),
  },
  delays: {},
}
