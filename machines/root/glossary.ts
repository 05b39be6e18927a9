import { flows } from '../flows.ts'
import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'place.entered': says('Страница открыта', '2.4'),
    'place.left': says('Страницы нет', '2.3'),
    'report.ordered': says('Клиент заказал отчёт', '4.6'),
    'report.dismissed': says('Клиент ушёл со страницы отчёта', '4.6'),
    'errands.wanted': says('На странице есть форма обращения или файлы клиента', '7'),
    'session.ended': says('Сеанс кончился', '4.1'),
  },
  guards: {
    isSameFlow: says('У страницы то же дело с тем же началом', '2.2'),
    needsFlow: says('Странице нужно именно это дело', '2.2'),
    hasFlow: says('У страницы есть своё дело', '2.2'),
    hasResult: says('У отчёта есть файл', '4.6'),
  },
  actions: {
    rememberPlace: says('Запомнить страницу', '2.2'),
    forgetPlace: says('Забыть страницу', '2.3'),
    rememberOrder: says('Запомнить заказ отчёта', '4.6'),
    forgetOrder: says('Забыть заказ отчёта', '4.6'),
    sayNotice: says('Показать сообщение', '8'),
    askDownload: says('Получить файл отчёта', '7.11'),
  },
  actors: {
    ...flows,
    loadFlow: says('Загрузить машину, которой живёт страница', 'решение'),
    loadReportPoller: says('Загрузить опрос отчёта', 'решение'),
    loadErrands: says('Загрузить поручения', 'решение'),
    cookieConsent: says('Согласие на cookie', '1'),
    notices: says('Сообщения и окна', '8'),
    reads: says('Чтения, которых просят экраны', '7'),
    session: says('Сеанс клиента', '4.1'),
    navigation: says('Навигация', '2.4'),
    reportPoller: says('Отчёт', '4.6'),
    errands: says('Поручения', '7'),
  },
  delays: {},
}
