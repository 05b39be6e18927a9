import { messages } from '#domain/faults.ts'
import type { ReportJob } from '#domain/reports.ts'
import { described } from '../kit/described.ts'
import { rootSetup } from './setup.ts'

/** What the finished report is received as. */
const fileOf = (job: ReportJob | null) => ({ key: 'report', fileId: job?.result?.fileId ?? '', fileName: job?.result?.fileName ?? '' })

/** One report at a time (§4.6). */
export const report = rootSetup.createStateConfig({
  ...described('Отчёт', '4.6'),
  initial: 'none',
  states: {
    none: {
      ...described('Не заказан', '4.6'),
      on: {
        'report.ordered': {
          target: 'preparing', actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.order }) },
          ...described('заказали; второй раз во время работы нельзя', '4.6'),
        },
      },
    },
    preparing: {
      ...described('Загрузка опроса', 'решение'),
      invoke: {
        id: 'loadReportPoller', src: 'loadReportPoller',
        onDone: { target: 'running', ...described('можно заказывать', '4.6') },
        onError: {
          target: 'none', actions: ['forgetOrder', { type: 'tellNotice', params: { text: messages.reportFailed, tone: 'bad' } }], ...described('не загрузилось', '4.8'),
        },
      },
      on: {
        'report.dismissed': { target: 'none', actions: 'forgetOrder', ...described('клиент ушёл со страницы', '4.6') },
        'session.ended': { target: 'none', actions: 'forgetOrder', ...described('сеанс кончился: отчёт ждать некому', '4.1, 4.6') },
      },
    },
    running: {
      ...described('Готовится', '4.6'),
      exit: 'forgetOrder',
      invoke: {
        id: 'reportPoller', src: 'reportPoller', systemId: 'reportPoller',
        input: ({ context }) => ({ order: context.order ?? { kind: 'taxDeduction' as const, years: [] } }),
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => ({ job: event.output.job }) }, target: 'none',
            actions: { type: 'askDownload', params: ({ event }) => fileOf(event.output.job) }, ...described('готов: получить файл', '4.6, 7.11'),
          },
          { target: 'none', ...described('отменён', '4.6') },
        ],
      },
      on: {
        'report.dismissed': { target: 'none', ...described('клиент ушёл со страницы', '4.6') },
        'session.ended': { target: 'none', ...described('сеанс кончился: отчёт ждать некому', '4.1, 4.6') },
      },
    },
  },
})
