import { assign, enqueueActions, raise, setup, spawnChild, stopChild } from 'xstate'
import { describe } from '#domain/fault-texts.ts'
import type { Fault } from '#domain/faults.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { toast } from '../toast/machine.ts'
import type { Dialog } from '../notices/contract.ts'
import type { Context, Event } from './contract.ts'
import type { Toast, Tone } from '../toast/contract.ts'

const idOf = (raised: number) => `toast-${raised}`
const sameAs = (text: string) => (one: Toast) => one.text === text

/** Toasts and dialogs in their order (§8). */
export const noticeBoard = setup({
  types: {} as {
    context: Context
    events: Event
    children: Record<string, 'toast'> & { recallNotices: 'recallNotices' }
  },
  actors: { toast, recallNotices: port<{ text: string; tone: Tone }[]>('recallNotices') },
  guards: {
    isWorthSaying: (_, { fault }: { fault: Fault }) => describe(fault) !== null,
    isShownAlready: ({ context }, { text }: { text: string }) => context.toasts.some(sameAs(text)),
    isLastToast: ({ context }, { id }: { id: string }) => context.toasts.every((one) => one.id === id),
    isLastDialog: ({ context }) => context.dialogs.length <= 1,
  },
  actions: {
    showToast: enqueueActions(({ enqueue, context }, { text, tone }: { text: string; tone: Tone }) => {
      const id = idOf(context.raised)
      enqueue.assign({ raised: context.raised + 1, toasts: [...context.toasts, { id, text, tone }] })
      enqueue(spawnChild('toast', { id, input: { id } }))
    }),
    raiseFault: raise((_, { fault }: { fault: Fault }): Event => ({
      type: 'notice.raised',
      text: describe(fault) ?? '',
      tone: 'bad',
    })),
    raiseRecalled: enqueueActions(({ enqueue }, { recalled }: { recalled: { text: string; tone: Tone }[] }) => {
      for (const notice of recalled) enqueue.raise({ type: 'notice.raised', ...notice })
    }),
    repeatToast: enqueueActions(({ enqueue, context }, { text }: { text: string }) => {
      const shown = context.toasts.find(sameAs(text))
      if (shown) enqueue.sendTo(shown.id, { type: 'toast.repeated' })
    }),
    hideToast: enqueueActions(({ enqueue, context }, { id }: { id: string }) => {
      enqueue(stopChild(id))
      enqueue.assign({ toasts: context.toasts.filter((one) => one.id !== id) })
    }),
    holdToasts: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.toasts) enqueue.sendTo(id, { type: 'toast.held' })
    }),
    releaseToasts: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.toasts) enqueue.sendTo(id, { type: 'toast.released' })
    }),
    queueDialog: assign({ dialogs: ({ context }, { dialog }: { dialog: Dialog }) => [...context.dialogs, dialog] }),
    dropDialog: assign({ dialogs: ({ context }) => context.dialogs.slice(1) }),
  },
}).createMachine({
  id: 'noticeBoard',
  ...described('Сообщения и окна', '8'),
  context: { toasts: [], dialogs: [], raised: 0 },
  type: 'parallel',
  states: {
    toasts: {
      ...described('Сообщения в углу', '8'),
      initial: 'none',
      on: {
        'notice.raised': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => ({ text: event.text }) },
            actions: { type: 'repeatToast', params: ({ event }) => ({ text: event.text }) },
            ...described('такое сообщение уже видно: не повторять', 'решение'),
          },
          {
            target: '.shown',
            actions: { type: 'showToast', params: ({ event }) => ({ text: event.text, tone: event.tone }) },
            ...described('новое сообщение', '8'),
          },
        ],
        'fault.reported': {
          guard: { type: 'isWorthSaying', params: ({ event }) => ({ fault: event.fault }) },
          actions: { type: 'raiseFault', params: ({ event }) => ({ fault: event.fault }) },
          ...described('об ошибке есть что сказать', '8.1'),
        },
      },
      states: {
        none: described('Нет сообщений', '8'),
        shown: {
          ...described('Сообщения видны', '8'),
          on: {
            'toast.expired': [
              {
                guard: { type: 'isLastToast', params: ({ event }) => ({ id: event.id }) },
                target: 'none',
                actions: { type: 'hideToast', params: ({ event }) => ({ id: event.id }) },
                ...described('последнее скрылось', '8'),
              },
              {
                actions: { type: 'hideToast', params: ({ event }) => ({ id: event.id }) },
                ...described('одно скрылось', '8'),
              },
            ],
            'toast.dismissed': [
              {
                guard: { type: 'isLastToast', params: ({ event }) => ({ id: event.id }) },
                target: 'none',
                actions: { type: 'hideToast', params: ({ event }) => ({ id: event.id }) },
                ...described('последнее закрыли', '8'),
              },
              {
                actions: { type: 'hideToast', params: ({ event }) => ({ id: event.id }) },
                ...described('одно закрыли', '8'),
              },
            ],
            'toasts.held': { actions: 'holdToasts', ...described('указали на сообщения: время не идёт', 'решение') },
            'toasts.released': { actions: 'releaseToasts', ...described('больше не указывают', 'решение') },
          },
        },
      },
    },
    memory: {
      ...described('Что не успели прочесть до перезагрузки', '8.1'),
      initial: 'recalling',
      states: {
        recalling: {
          ...described('Вспоминаем', '8.1'),
          invoke: {
            id: 'recallNotices',
            src: 'recallNotices',
            onDone: {
              target: 'recalled',
              actions: { type: 'raiseRecalled', params: ({ event }) => ({ recalled: event.output }) },
              ...described('показать непрочитанное', '8.1'),
            },
            onError: { target: 'recalled', ...described('хранилище недоступно', 'решение') },
          },
        },
        recalled: described('Вспомнили', '8.1'),
      },
    },
    dialog: {
      ...described('Окно', '8.4'),
      initial: 'closed',
      states: {
        closed: {
          ...described('Окна нет', '8.4'),
          on: {
            'dialog.raised': {
              target: 'open',
              actions: { type: 'queueDialog', params: ({ event }) => ({ dialog: event.dialog }) },
              ...described('открыть окно', '8.4'),
            },
          },
        },
        open: {
          ...described('Окно открыто', '8.4'),
          on: {
            'dialog.raised': {
              actions: { type: 'queueDialog', params: ({ event }) => ({ dialog: event.dialog }) },
              ...described('ещё одно ждёт своей очереди', 'решение'),
            },
            'dialog.closed': [
              { guard: 'isLastDialog', target: 'closed', actions: 'dropDialog', ...described('окно закрыли', '8.4') },
              { actions: 'dropDialog', ...described('закрыли, показать следующее', 'решение') },
            ],
          },
        },
      },
    },
  },
})
