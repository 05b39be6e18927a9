import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'withdrawal.requested': described('Клиент отзывает заявление', '7.12'),
  },
  guards: {
    isMissing: described('Такого заявления нет', 'решение'),
    mayWithdraw: described('Отозвать можно', '7.12'),
    hasRequest: described('Просьба уже создана', 'решение'),
    wasMade: described('Просьба создана', '7.12'),
    wasSigned: described('Подписано', '7.12'),
    wasLeft: described('Клиент вернулся', 'решение'),
  },
  actions: {
    keepOpening: described('Запомнить, можно ли и до какого дня', '7.12'),
    beginAttempt: described('Начать попытку с новым ключом', '7.12'),
    keepRequest: described('Запомнить номер просьбы', '7.12'),
    forgetRequest: described('Забыть просьбу: она не годится', 'решение'),
    keepPapers: described('Запомнить, какие документы показать', '7.12'),
    keepFiled: described('Запомнить, как подписано', '7.12'),
    keepRefusal: described('Запомнить, почему отказано', '8.2'),
    forgetRefusal: described('Забыть прежний отказ', '8.2'),
    keepFault: described('Запомнить ошибку', '8.2'),
    tellWritten: described('Сообщить, что списки заявлений и документов устарели', 'решение'),
  },
  actors: {
    openWithdrawal: described('Можно ли отозвать это заявление', '7.12'),
    createRequest: described('Создание просьбы об отзыве', '7.12'),
    findPapers: described('Документы, которые показывают до подписи', '7.12'),
    signing: described('Подпись', '7.12'),
  },
  delays: {},
}
