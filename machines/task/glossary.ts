import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'task.permitted': described('Подошла очередь', 'решение'),
    'task.repeated': described('Просят снова: нажали «Скачать», «Повторить» или заказали то же самое', '7, решение'),
    'task.cancelled': described('Нажали «Отменить» или «Убрать»', '4.6'),
    'task.progressed': described('Получена ещё часть файла', '7'),
    'task.received': described('Файл получен и отдан браузеру', '7'),
    'task.refused': described('Файл не получен', '8.2'),
  },
  guards: {
    hasFile: described('Известно, какой файл получить', '7'),
    isReport: described('Нужен отчёт', '4.6'),
    isExecuting: described('Отчёт ещё готовится', '4.6'),
    isDone: described('Отчёт готов', '4.6'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
    isPageOpen: described('Страница, где заказали, открыта', 'решение'),
    isWorthRetrying: described('404 в первый раз: файл мог ещё не появиться', '7'),
  },
  actions: {
    keepJob: described('Запомнить номер отчёта и сколько готово', '4.6'),
    keepResult: described('Запомнить файл отчёта', '4.6'),
    keepProgress: described('Запомнить, сколько получено', '7'),
    keepFault: described('Запомнить ошибку', '8.2'),
    markRetried: described('Запомнить, что вторая попытка сделана', '7'),
    forgetRun: described('Начать счёт заново', 'решение'),
    forgetResult: described('Забыть прежний файл отчёта', 'решение'),
    tellFault: described('Показать ошибку', '8.2'),
    tellReady: described('Показать, что отчёт готов', 'решение'),
    tellRemoved: described('Показать, что черновик удалён', 'решение'),
    tellWritten: described('Спросить заявления заново', 'решение'),
    tellQueued: described('Встать в очередь', 'решение'),
    tellSettled: described('Освободить место', 'решение'),
    tellClosed: described('Сказать, что задача больше не нужна', 'решение'),
  },
  actors: {
    orderReport: described('Заказ отчёта', '7.11'),
    fetchReport: described('Запрос состояния отчёта', '7.11'),
    removeDraft: described('Удаление черновика из фонда и с устройства', '2.8, 7.11'),
    checkPage: described('Открыта ли страница, где заказали', 'решение'),
    receiveFile: described('Получение файла по частям', '7'),
  },
  delays: {
    reportPollingInterval: described('Пауза между запросами: 1 с', '9'),
    file404Retry: described('Пауза перед второй попыткой: 500 мс', '7, 9'),
    longTask: described('Дольше обычного: 2 минуты', 'решение'),
  },
}
