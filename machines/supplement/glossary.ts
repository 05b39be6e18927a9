import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'supplement.submitted': described('Клиент отправляет документы', '7.12'),
    'file.attached': described('Клиент выбрал файл', '7.8'),
    'file.detached': described('Клиент убрал прежний файл', '7.8'),
    'file.accepted': described('Файл принят', '7.8'),
    'file.rejected': described('Файл не принят', '7.8'),
    'file.gone': described('Файла больше нет', '7.8'),
  },
  guards: {
    isNeeded: described('Фонд ждёт документов', '7.12'),
    isMissing: described('Такого заявления нет', 'решение'),
    canSend: described('Всё приложено, все файлы чисты', '7.12'),
    wasSent: described('Принято', '7.12'),
    wasNotNeeded: described('Больше не нужно', '7.12'),
  },
  actions: {
    keepOpening: described('Запомнить, что нужно, и что уже приложено', '7.12'),
    beginAttempt: described('Начать попытку с новым ключом', '7.12'),
    dropAttempt: described('Забыть попытку: на неё ответили', 'решение'),
    keepSent: described('Запомнить номер', '7.12'),
    keepFault: described('Запомнить ошибку', '8.2'),
    addFile: described('Запомнить файл', '7.8'),
    markFile: described('Запомнить, что с файлом', '7.8'),
    forgetFile: described('Забыть файл и закончить его отправку', '7.8'),
    startUpload: described('Начать отправку файла', '7.8'),
    deleteFile: described('Удалить файл прежнего захода в фонде', '7.8'),
    sendEdit: described('Сказать черновику, какие файлы есть', 'решение'),
    closeDraft: described('Сказать черновику, что он не нужен', 'решение'),
    tellWritten: described('Сообщить, что списки заявлений и документов устарели', 'решение'),
  },
  actors: {
    openSupplement: described('Ждёт ли фонд документов, и каких', '7.12'),
    sendSupplement: described('Отправка документов', '7.12'),
    draft: described('Набранное, на этом устройстве', 'решение'),
    upload: described('Файл', '7.8'),
  },
  delays: {},
}
