import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'download.asked': says('Нажали «Скачать» или «Повторить»', '7'),
    'download.cancelled': says('Нажали «Отменить»', 'решение'),
    'download.progressed': says('Получена ещё часть файла', '7'),
    'download.received': says('Файл получен и отдан браузеру', '7'),
    'download.refused': says('Файл не получен', '8.2'),
  },
  guards: { isWorthRetrying: says('404 в первый раз: файл мог ещё не появиться', '7') },
  actions: {
    keepWanted: says('Запомнить, какой файл нужен, и начать счёт заново', '7'),
    keepProgress: says('Запомнить, сколько получено', '7'),
    keepFault: says('Запомнить ошибку', '8.2'),
    markRetried: says('Запомнить, что вторая попытка сделана', '7'),
  },
  actors: { receiveFile: says('Получение файла по частям', '7') },
  delays: { file404Retry: says('Пауза перед второй попыткой: 500 мс', '7, 9') },
}
