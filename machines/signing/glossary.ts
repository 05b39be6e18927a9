import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'document.opened': described('Клиент открыл документ', '7.11'),
    'document.seen': described('Документ показан, или клиент прочитал его в файле', 'решение'),
    'code.requested': described('Клиент просит код', '7.11'),
    'signing.left': described('Клиент вернулся к заявлению', '2.8'),
    'statement.changed': described('Подписываемое изменилось', 'решение'),
    'statement.filed': described('Говорят, что заявление подано', 'решение'),
  },
  guards: {
    hasSeenAll: described('Все документы просмотрены', '7.11'),
    wasReceived: described('Документ получен', 'решение'),
    wasSent: described('Код отправлен', '7.11'),
    wasOutdated: described('В фонде другая версия', 'решение'),
    wasConfirmed: described('Уже подписано', '7.11'),
    wasRight: described('Код верен', '7.11'),
    wasLeft: described('Клиент вернулся назад', '2.8'),
    isFiled: described('Подано', 'решение'),
    isSameVersion: described('Не подано, версия та же', 'решение'),
  },
  actions: {
    rememberOpening: described('Запомнить, что открывается', '7.11'),
    rememberReceived: described('Запомнить, что получено', '7.11'),
    rememberSeen: described('Запомнить, что просмотрено', '7.11'),
    forgetOpening: described('Забыть, что открывалось', '7.11'),
    keepTicket: described('Запомнить отправку кода', '7.11'),
    forgetTicket: described('Забыть отправку кода', '7.11'),
    keepFault: described('Запомнить ошибку', '8.2'),
    forgetFault: described('Убрать ошибку', '8.2'),
    keepFiled: described('Запомнить номер и день регистрации', '7.11'),
  },
  actors: {
    openDocument: described('Показ документа', '7.11'),
    requestCode: described('Запрос кода для этой версии', '7.11'),
    askFate: described('Что стало с заявлением', 'решение'),
    codeEntry: described('Ввод кода', '4.2'),
  },
  delays: {},
}
