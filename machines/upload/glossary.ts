import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'bytes.sent': described('Отправлена ещё часть файла', '7.8'),
    'file.cancelled': described('Клиент отменил файл', '7.8'),
    'file.removed': described('Клиент убрал принятый файл', '7.8'),
    'file.retried': described('Клиент пробует ещё раз', '8.2'),
  },
  guards: {
    isFit: described('Файл подходит', '7.8'),
    isTooBig: described('Файл слишком велик', '7.8'),
    wasSent: described('Файл отправлен', '7.8'),
    wasTooBig: described('Фонд ответил, что файл слишком велик', '7.8'),
    wasInfected: described('Фонд ответил, что файл заражён', '7.8'),
    isClean: described('Файл чист', '7.8'),
    isInfected: described('Файл заражён', '7.8'),
    isGone: described('Файла в фонде уже нет', '7.8'),
  },
  actions: {
    keepSent: described('Запомнить, сколько отправлено', '7.8'),
    keepFile: described('Запомнить номер файла', '7.8'),
    keepFlaw: described('Запомнить, чем файл не подходит', '7.8'),
    keepFault: described('Запомнить ошибку', '8.2'),
    forgetTry: described('Начать заново', '8.2'),
    tellAccepted: described('Сказать, что файл принят', '7.8'),
    tellRejected: described('Сказать, что файл не принят', '7.8'),
    tellGone: described('Сказать, что файла больше нет', '7.8'),
  },
  actors: {
    checkFile: described('Взгляд на файл до отправки', '7.8'),
    sendFile: described('Отправка файла', '7.8'),
    askScan: described('Вопрос о проверке файла', '7.8'),
    deleteFile: described('Удаление временного файла', '7.8'),
  },
  delays: { scanPollingInterval: described('Пауза между вопросами о проверке: 2 с', 'решение') },
}
