import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'notice.raised': described('Нужно показать сообщение', '8'),
    'fault.reported': described('Что-то не удалось', '8.1'),
    'dialog.raised': described('Нужно показать окно', '8.4'),
  },
  guards: {},
  actions: {
    keepNotice: described('Отложить, пока показать негде', 'решение'),
    passWaiting: described('Передать отложенное', 'решение'),
    forgetWaiting: described('Забыть отложенное', 'решение'),
    passNotice: described('Показать сообщение', '8'),
    passFault: described('Сказать об ошибке', '8.1'),
    passDialog: described('Показать окно', '8.4'),
  },
  actors: {
    loadNoticeBoard: described('Загрузка сообщений и окон', 'решение'),
    noticeBoard: described('Сообщения и окна', '8'),
  },
  delays: {},
}
