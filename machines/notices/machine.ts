import { assign, setup } from 'xstate'
import { childMachine } from '../kit/child-machine.ts'
import { described } from '../kit/described.ts'
import { networkActors, networkDelays, waitsForNetwork } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { tell, tellEach } from '../directory.ts'
import type { noticeBoard } from '../notice-board/machine.ts'
import type { Context, Event, Notice } from './contract.ts'

const keep = {
  actions: { type: 'keepNotice' as const, params: ({ event }: { event: Notice }) => ({ notice: event }) },
  ...described('показать пока негде: отложить', 'решение'),
}
const keeps = { 'notice.raised': keep, 'fault.reported': keep, 'dialog.raised': keep }
const waiting = waitsForNetwork('preparing')

/** What the person is to be told: what shows it comes after the first look of a page, and nothing that was told before is lost (§8). */
export const notices = setup({
  types: {} as { context: Context; events: Event; tags: 'offline' },
  actors: {
    ...networkActors,
    loadNoticeBoard: port<void>('loadNoticeBoard'),
    noticeBoard: childMachine<typeof noticeBoard>('noticeBoard'),
  },
  actions: {
    keepNotice: assign(({ context }, { notice }: { notice: Notice }) => ({ waiting: [...context.waiting, notice] })),
    passWaiting: tellEach('noticeBoard'),
    forgetWaiting: assign({ waiting: [] }),
    passNotice: tell('noticeBoard', 'notice.raised'),
    passFault: tell('noticeBoard', 'fault.reported'),
    passDialog: tell('noticeBoard', 'dialog.raised'),
  },
  delays: networkDelays,
}).createMachine({
  id: 'notices',
  ...described('Что сказать человеку', '8'),
  context: { waiting: [] },
  initial: 'preparing',
  states: {
    preparing: {
      ...described('Загрузка того, что показывает', 'решение'),
      invoke: {
        id: 'loadNoticeBoard',
        src: 'loadNoticeBoard',
        onDone: { target: 'running', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
      on: keeps,
    },
    unprepared: {
      ...described('Показать нечем', '4.8'),
      ...waiting,
      on: { ...waiting.on, ...keeps },
    },
    running: {
      ...described('Сказанное показывается', '8'),
      invoke: { id: 'noticeBoard', src: 'noticeBoard', systemId: 'noticeBoard' },
      initial: 'passing',
      on: {
        'notice.raised': {
          actions: { type: 'passNotice', params: ({ event: { text, tone } }) => ({ text, tone }) },
          ...described('показать сообщение', '8'),
        },
        'fault.reported': {
          actions: { type: 'passFault', params: ({ event: { fault } }) => ({ fault }) },
          ...described('сказать об ошибке', '8.1'),
        },
        'dialog.raised': {
          actions: { type: 'passDialog', params: ({ event: { dialog } }) => ({ dialog }) },
          ...described('показать окно', '8.4'),
        },
      },
      states: {
        passing: {
          ...described('Отложенное передано', 'решение'),
          entry: [{ type: 'passWaiting', params: ({ context }) => ({ messages: context.waiting }) }, 'forgetWaiting'],
        },
      },
    },
  },
})
