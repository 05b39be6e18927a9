import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'download.asked': described('Нажали «Скачать» или «Повторить»', '7'),
    'download.cancelled': described('Нажали «Отменить»', 'решение'),
    'download.progressed': described('Получена ещё часть файла', '7'),
    'download.received': described('Файл получен и отдан браузеру', '7'),
    'download.refused': described('Файл не получен', '8.2'),
  },
  guards: { isWorthRetrying: described('404 в первый раз: файл мог ещё не появиться', '7') },
  actions: {
    keepWanted: described('Запомнить, какой файл нужен, и начать счёт заново', '7'),
    keepProgress: described('Запомнить, сколько получено', '7'),
    keepFault: described('Запомнить ошибку', '8.2'),
    markRetried: described('Запомнить, что вторая попытка сделана', '7'),
  },
  actors: { receiveFile: described('Получение файла по частям', '7') },
  delays: { file404Retry: described('Пауза перед второй попыткой: 500 мс', '7, 9') },
}
