import { fault, type Fault } from '#domain/faults.ts'
import { noticeBoard } from '#machines/notice-board/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const failed = { type: 'notice.raised', text: 'Не получилось', tone: 'bad' } as const
const saved = { type: 'notice.raised', text: 'Сохранено', tone: 'good' } as const
const down = { kind: 'refused', status: 500, description: 'Сервис временно недоступен', prefix: 'balance' } as const
const told = (known: Partial<Fault>) => ({ heard: { type: 'fault.reported', fault: fault(known) } }) as const
const recalled = { text: 'Ошибка обновления токена', tone: 'bad' } as const
const dialog = { kind: 'Default', error: '', errorDescription: '' } as const
const esia = { kind: 'EsiaCallbackError', error: 'server_error', errorDescription: 'Сбой' } as const

export const model = modelOf(noticeBoard, {
  inputs: [undefined],
  events: {
    'notice.raised': [failed, saved],
    'fault.reported': [told(down).heard, told({ kind: 'unauthorized', status: 401 }).heard],
    'toast.expired': ({ toasts }) => toasts.map(({ id }) => ({ type: 'toast.expired', id })),
    'toast.dismissed': ({ toasts }) => toasts.map(({ id }) => ({ type: 'toast.dismissed', id })),
    'toasts.held': [{ type: 'toasts.held' }],
    'toasts.released': [{ type: 'toasts.released' }],
    'dialog.raised': ({ dialogs }) =>
      [dialog, esia]
        .slice(dialogs.length)
        .slice(0, 1)
        .map((one) => ({ type: 'dialog.raised', dialog: one })),
    'dialog.closed': [{ type: 'dialog.closed' }],
  },
  answers: { toast: unanswered, recallNotices: { gives: [[], [recalled]], fails: [{ kind: 'unexpected' }] } },
  visible: ({ toasts, dialogs }) => [toasts.map(({ text }) => text), dialogs.map(({ kind }) => kind)],
  journeys: [
    {
      title: '[8-01] the same message is not stacked, its time begins anew',
      story: [
        { gave: ['recallNotices', []] },
        { heard: failed },
        { asked: ['toast-0', { id: 'toast-0' }] },
        { heard: failed },
        { wrote: ['toast-0', 'toast.repeated'] },
        { context: { toasts: [{ id: 'toast-0', text: 'Не получилось', tone: 'bad' }] } },
      ],
    },
    {
      title: '[8-01] toasts that are pointed at are all held, and released together',
      story: [
        { gave: ['recallNotices', []] },
        { heard: failed },
        { heard: saved },
        { heard: { type: 'toasts.held' } },
        { wrote: ['toast-0', 'toast.held'] },
        { wrote: ['toast-1', 'toast.held'] },
        { heard: { type: 'toasts.released' } },
        { wrote: ['toast-0', 'toast.released'] },
        { wrote: ['toast-1', 'toast.released'] },
      ],
    },
    {
      title: '[8-01] a toast that is closed twice takes no other with it',
      story: [
        { gave: ['recallNotices', []] },
        { heard: failed },
        { heard: saved },
        { heard: { type: 'toast.dismissed', id: 'toast-0' } },
        { heard: { type: 'toast.dismissed', id: 'toast-0' } },
        { state: { toasts: 'shown' } },
        { heard: { type: 'toast.expired', id: 'toast-1' } },
        { state: { toasts: 'none' } },
        { context: { toasts: [] } },
      ],
    },
    {
      title: '[8-06] a message from before a reload is shown after it',
      story: [
        { gave: ['recallNotices', [recalled]] },
        { state: { toasts: 'shown' } },
        { context: { toasts: [{ id: 'toast-0', ...recalled }] } },
      ],
    },
    {
      title: '[8-06] a message from before a reload is not lost when another comes first',
      story: [
        { heard: failed },
        { gave: ['recallNotices', [recalled]] },
        { state: { toasts: 'shown' } },
        {
          context: {
            toasts: [
              { id: 'toast-0', text: 'Не получилось', tone: 'bad' },
              { id: 'toast-1', ...recalled },
            ],
          },
        },
      ],
    },
    {
      title: '[8-02, 8-08] of a fault is told which call failed, how, and with which status',
      story: [
        { gave: ['recallNotices', []] },
        told(down),
        { state: { toasts: 'shown' } },
        {
          context: {
            toasts: [
              {
                id: 'toast-0',
                text: 'Ошибка получения баланса пенсионной программы. Сервис временно недоступен (500)',
                tone: 'bad',
              },
            ],
          },
        },
      ],
    },
    {
      title: '[8-05] of a token that the session has lost it speaks itself: here nothing is said',
      story: [
        { gave: ['recallNotices', []] },
        told({ kind: 'unauthorized', status: 401, description: 'Токен отозван' }),
        { state: { toasts: 'none' } },
        { context: { toasts: [] } },
      ],
    },
    {
      title: '[8-05] of a 401 to one who has not signed in nothing is shown but that something went wrong',
      story: [
        { gave: ['recallNotices', []] },
        told({ kind: 'refused', status: 401, description: 'Секретные подробности', prefix: 'gateway' }),
        {
          context: {
            toasts: [{ id: 'toast-0', text: 'Ошибка обращения к Госуслугам. Что-то пошло не так.', tone: 'bad' }],
          },
        },
      ],
    },
    {
      title: 'of a call that nobody waits for any more nothing is said',
      story: [told({ kind: 'aborted' }), { state: { toasts: 'none' } }],
    },
    {
      title: '[8-14] dialogs are shown one after another',
      story: [
        { heard: { type: 'dialog.raised', dialog } },
        { state: { dialog: 'open' } },
        { heard: { type: 'dialog.raised', dialog: esia } },
        { heard: { type: 'dialog.closed' } },
        { state: { dialog: 'open' } },
        { context: { dialogs: [esia] } },
        { heard: { type: 'dialog.closed' } },
        { state: { dialog: 'closed' } },
      ],
    },
  ],
})
