import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'report.cancelled': says('Клиент отменил отчёт или ушёл', '4.6'),
    'report.retried': says('Клиент просит отчёт снова', 'решение'),
  },
  guards: {
    isExecuting: says('Отчёт ещё готовится', '4.6'),
    isDone: says('Отчёт готов', '4.6'),
    isUnanswered: says('Ответа не было вовсе', 'решение'),
  },
  actions: {
    keepJob: says('Запомнить состояние отчёта', '4.6'),
    keepFault: says('Запомнить ошибку', '8.2'),
    forgetJob: says('Забыть прежний заказ', '4.6'),
    sayFault: says('Показать ошибку', '8.2'),
  },
  actors: {
    orderReport: says('Заказ отчёта', '7.11'),
    fetchReport: says('Запрос состояния отчёта', '7.11'),
  },
  delays: { reportPollingInterval: says('Пауза между запросами: 1 с', '9') },
}
