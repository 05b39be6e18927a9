import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'editing.begun': described('Клиент нажал «Изменить»', '2.2'),
    'editing.cancelled': described('Клиент передумал менять', '2.2'),
    'person.submitted': described('Клиент нажал «Сохранить»', '2.2'),
    'letter.requested': described('Клиент просит письмо для подтверждения почты', '2.2'),
  },
  guards: {
    isConfirmedAlready: described('Почта уже подтверждена', '7.1'),
  },
  actions: {
    keepChanged: described('Запомнить данные на время запроса', '7.1'),
    forgetChanged: described('Забыть данные', 'решение'),
    keepFault: described('Запомнить ошибку', '8'),
    forgetFault: described('Забыть ошибку', '8'),
    keepAddress: described('Запомнить, куда ушло письмо', '7.1'),
    keepLetterFault: described('Запомнить, почему письмо не ушло', '8'),
    forgetLetterFault: described('Забыть, почему письмо не ушло', '8'),
    tellChanged: described('Сообщить новые данные клиента', '3'),
    tellOutdated: described('Сообщить, что данные клиента пора перечитать', 'решение'),
    tellNotice: described('Показать сообщение', '2.2'),
  },
  actors: {
    saveMe: described('Сохранение данных', '7.1'),
    sendLetter: described('Отправка письма', '7.1'),
  },
  delays: {},
}
