import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'person.submitted': says('Клиент нажал «Найти программу»', '2.2'),
    'person.edited': says('Клиент правит данные', '2.2'),
  },
  guards: {
    wasLinked: says('Программа привязана', '7.11'),
    isPersonUnknown: says('Ответ 404: участника нет', '8.2'),
  },
  actions: {
    keepPerson: says('Запомнить данные на время запроса', '7.11'),
    forgetPerson: says('Забыть данные', 'решение'),
    keepFault: says('Запомнить ошибку', '8'),
    forgetFault: says('Забыть ошибку', '8'),
    sayChanged: says('Сообщить, что программ стало больше', '2.2'),
    sayNotice: says('Показать сообщение', '2.2'),
  },
  actors: { linkUser: says('Поиск участника', '7.11') },
  delays: {},
}
