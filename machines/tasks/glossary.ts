import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'task.asked': described('Просят отчёт или файл', '4.6, 7'),
    'task.cancelled': described('Нажали «Отменить» или «Убрать»', '4.6'),
    'task.queued': described('Задача ждёт очереди', 'решение'),
    'task.settled': described('Задача больше ничего не делает', 'решение'),
    'task.closed': described('Задача больше не нужна', 'решение'),
  },
  guards: {
    isNew: described('Такой задачи ещё нет', 'решение'),
    isKnown: described('Такая задача есть', 'решение'),
    isLast: described('Кроме неё ничего не делается и не ждёт', 'решение'),
  },
  actions: {
    startAsked: described('Завести задачи, о которых просили раньше', 'решение'),
    startTask: described('Завести задачу', '4.6, 7'),
    repeatTask: described('Сказать задаче, что её просят снова', 'решение'),
    cancelTask: described('Сказать задаче, что она отменена', '4.6'),
    queueTask: described('Поставить в очередь', 'решение'),
    settleTask: described('Освободить её место', 'решение'),
    admitTasks: described('Впустить старших каждого рода, пока есть места', 'решение'),
    forgetTask: described('Забыть и остановить задачу', 'решение'),
  },
  actors: { task: described('Одна задача', '4.6, 7') },
  delays: {},
}
