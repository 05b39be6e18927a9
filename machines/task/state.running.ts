import type { ReportJob } from '#domain/reports.ts'
import { readyText, removedText } from '#domain/tasks.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Context } from './contract.ts'
import { reportFailed, taskSetup } from './setup.ts'

const jobIn = ({ event }: { event: { output: ReportJob } }) => ({ job: event.output })
const fileIn = ({
  event: {
    output: { result },
  },
}: {
  event: { output: ReportJob }
}) => ({ file: { fileId: result?.fileId ?? '', fileName: result?.fileName ?? '' } })
const tellReady = {
  type: 'tellReady' as const,
  params: ({ context }: { context: Context }) => ({ text: readyText(context.work), tone: 'good' as const }),
}

/** A report is ordered and asked about every second, one question at a time, until it is there (§4.6); then its file is received, as any other is at once. A draft is deleted. */
const work = taskSetup.createStateConfig({
  ...described('Что делается', '4.6, 7'),
  initial: 'choosing',
  states: {
    choosing: {
      ...described('С чего начать', 'решение'),
      always: [
        { guard: 'hasFile', target: 'receiving', ...described('файл уже есть: получить', '7') },
        { guard: 'isReport', target: 'ordering', ...described('отчёт сначала готовится', '4.6') },
        { target: 'removing', ...described('черновик больше не нужен: удалить', '2.8') },
      ],
    },
    removing: {
      ...described('Удаление черновика', '2.8, 7.11'),
      invoke: {
        id: 'removeDraft',
        src: 'removeDraft',
        input: ({ context: { work: wanted } }) => ({ draft: wanted.kind === 'removal' ? wanted.draft : null }),
        onDone: {
          target: '#task.closed',
          actions: [
            {
              type: 'tellRemoved',
              params: ({ context }) => ({ text: removedText(context.work), tone: 'good' as const }),
            },
            { type: 'tellWritten', params: { names: ['statements'], tags: [] } },
          ],
          ...described('удалён, или его уже нет', '7.11'),
        },
        onError: {
          target: '#task.failing',
          actions: keepFault,
          ...described('не удалён', '8.2'),
        },
      },
    },
    ordering: {
      ...described('Заказ отчёта', '4.6, 7.11'),
      invoke: {
        id: 'orderReport',
        src: 'orderReport',
        input: ({ context: { work: wanted } }) => ({ order: wanted.kind === 'report' ? wanted.order : null }),
        onDone: {
          target: 'pausing',
          actions: { type: 'keepJob', params: jobIn },
          ...described('отчёт заказан', '4.6'),
        },
        onError: {
          target: '#task.failing',
          actions: keepFault,
          ...described('не заказан; второй раз сам не заказывается', '8.2, решение'),
        },
      },
    },
    pausing: {
      ...described('Пауза 1 с', '4.6, 9'),
      after: { reportPollingInterval: { target: 'checking', ...described('каждую секунду', '4.6, 9') } },
    },
    checking: {
      ...described('Запрос состояния', '4.6, 7.11'),
      invoke: {
        id: 'fetchReport',
        src: 'fetchReport',
        input: ({ context }) => ({ id: context.jobId }),
        onDone: [
          {
            guard: { type: 'isExecuting', params: jobIn },
            target: 'pausing',
            actions: { type: 'keepJob', params: jobIn },
            ...described('Executing: ещё готовится', '4.6'),
          },
          {
            guard: { type: 'isDone', params: jobIn },
            target: 'lookingForPage',
            actions: { type: 'keepResult', params: fileIn },
            ...described('Done: готов', '4.6'),
          },
          {
            target: '#task.failing',
            actions: { type: 'keepFault', params: { fault: reportFailed } },
            ...described('иное состояние: неудача', '4.6'),
          },
        ],
        onError: [
          {
            guard: 'isUnanswered',
            target: 'pausing',
            ...described('связь прервалась: спросить ещё раз', '4.6, решение'),
          },
          {
            target: '#task.failing',
            actions: keepFault,
            ...described('состояние не получено', '4.6, 8.2'),
          },
        ],
      },
    },
    lookingForPage: {
      ...described('Открыта ли страница, где заказали', 'решение'),
      invoke: {
        id: 'checkPage',
        src: 'checkPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'isPageOpen', params: ({ event }) => ({ isOpen: event.output.isOpen }) },
            target: 'receiving',
            ...described('открыта: получить файл', '4.6, 7.11'),
          },
          { target: '#task.ready', actions: tellReady, ...described('клиент ушёл: сказать, что готово', 'решение') },
        ],
        onError: {
          target: '#task.ready',
          actions: tellReady,
          ...described('неизвестно: сказать, что готово', 'решение'),
        },
      },
    },
    receiving: {
      ...described('Получение файла', '7'),
      tags: 'receiving',
      invoke: {
        id: 'receiveFile',
        src: 'receiveFile',
        input: ({ context: { work: wanted, file } }) => ({ kind: wanted.kind, file }),
      },
      on: {
        'task.progressed': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
          ...described('получена часть', '7'),
        },
        'task.received': { target: '#task.done', ...described('файл у человека', '7') },
        'task.refused': [
          {
            guard: { type: 'isWorthRetrying', params: ({ event }) => ({ fault: event.fault }) },
            target: 'waitingForFile',
            ...described('404: файл мог ещё не появиться', '7'),
          },
          {
            target: '#task.failing',
            actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.fault }) },
            ...described('не получен', '8.2'),
          },
        ],
      },
    },
    waitingForFile: {
      ...described('Пауза перед второй попыткой', '7'),
      tags: 'receiving',
      exit: 'markRetried',
      after: { file404Retry: { target: 'receiving', ...described('попросить ещё раз', '7') } },
    },
  },
})

/** At work: what is done, and beside it whether it takes longer than usual. */
export const running = taskSetup.createStateConfig({
  ...described('Выполняется', '4.6, 7'),
  type: 'parallel',
  tags: 'busy',
  exit: { type: 'tellSettled', params: ({ context }) => ({ id: context.id }) },
  states: {
    work,
    pace: {
      ...described('Как долго', 'решение'),
      initial: 'usual',
      states: {
        usual: {
          ...described('Как обычно', 'решение'),
          after: { longTask: { target: 'long', ...described('прошло две минуты', 'решение') } },
        },
        long: described('Дольше обычного: сказать об этом', 'решение'),
      },
    },
  },
})
