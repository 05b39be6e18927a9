import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'person.submitted': described('Клиент нажал «Найти программу»', '2.2'),
    'person.edited': described('Клиент правит данные', '2.2'),
  },
  guards: {
    wasLinked: described('Программа привязана', '7.11'),
  },
  actions: {
    keepPerson: described('Запомнить данные на время запроса', '7.11'),
    forgetPerson: described('Забыть данные', 'решение'),
    keepFault: described('Запомнить ошибку', '8'),
    forgetFault: described('Забыть ошибку', '8'),
    tellChanged: described('Сообщить, что программ стало больше', '2.2'),
    tellWritten: described('Сообщить, что суммы и документы устарели', 'решение'),
    tellNotice: described('Показать сообщение', '2.2'),
  },
  actors: { linkUser: described('Поиск участника', '7.11') },
  delays: {},
}
