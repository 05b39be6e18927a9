import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'report.cancelled': described('Клиент отменил отчёт или ушёл', '4.6'),
    'report.retried': described('Клиент просит отчёт снова', 'решение'),
  },
  guards: {
    isExecuting: described('Отчёт ещё готовится', '4.6'),
    isDone: described('Отчёт готов', '4.6'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
  },
  actions: {
    keepJob: described('Запомнить состояние отчёта', '4.6'),
    keepFault: described('Запомнить ошибку', '8.2'),
    forgetJob: described('Забыть прежний заказ', '4.6'),
    tellNotice: described('Показать сообщение', '4.6'),
    tellFault: described('Показать ошибку', '8.2'),
  },
  actors: {
    orderReport: described('Заказ отчёта', '7.11'),
    fetchReport: described('Запрос состояния отчёта', '7.11'),
  },
  delays: { reportPollingInterval: described('Пауза между запросами: 1 с', '9') },
}
