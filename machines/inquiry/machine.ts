import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { Inquiry, InquiryDraft, SupportResult } from '#domain/inquiry.ts'
import * as limits from '#domain/limits.ts'
import { effect } from '../kit/effect.ts'
import { failedWith, keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Context, Event, Input } from './contract.ts'

/** One form by which a visitor writes to the fund. It is sent only when somebody presses: the services cannot tell a repetition. */
export const inquiry = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: {
    recallDraft: port<InquiryDraft | null, { key: string }>('recallDraft'),
    sendInquiry: port<SupportResult, { inquiry: Inquiry | null }>('sendInquiry'),
  },
  guards: { wasTooOften: failedWith(({ status }) => status === 429) },
  actions: {
    keepDraft: assign((_, { draft }: { draft: InquiryDraft | null }) => ({ draft })),
    storeDraft: effect<{ key: string; draft: InquiryDraft }>('storeDraft'),
    dropDraft: effect<{ key: string }>('dropDraft'),
    keepInquiry: assign((_, { inquiry: given }: { inquiry: Inquiry }) => ({ inquiry: given })),
    forgetInquiry: assign({ inquiry: null }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    keepReceipt: assign((_, { receipt }: { receipt: SupportResult }) => ({ receipt })),
    takeBlank: assign(({ context }) => ({
      draft: null,
      inquiry: null,
      fault: null,
      receipt: null,
      formNumber: context.formNumber + 1,
    })),
  },
  delays: { inquiryPause: ({ context }) => context.fault?.retryAfter ?? limits.inquiryPause },
}).createMachine({
  id: 'inquiry',
  ...described('Обращение в фонд', '7, решение'),
  context: ({ input }) => ({ ...input, draft: null, inquiry: null, fault: null, receipt: null, formNumber: 0 }),
  initial: 'recalling',
  on: {
    'client.left': {
      target: '.editing',
      actions: [{ type: 'dropDraft', params: ({ context }) => ({ key: context.key }) }, 'takeBlank'],
      ...described('клиент вышел: его данные забыты', '4.1'),
    },
  },
  states: {
    recalling: {
      ...described('Чтение набранного до перезагрузки', '5'),
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: {
          target: 'editing',
          actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
          ...described('прочитано', '5'),
        },
        onError: { target: 'editing', ...described('не прочитать: чистый бланк', 'решение') },
      },
    },
    editing: {
      ...described('Заполнение', '7'),
      on: {
        'inquiry.edited': {
          actions: [
            { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
            { type: 'storeDraft', params: ({ context, event }) => ({ key: context.key, draft: event.draft }) },
          ],
          ...described('сохранить набранное', '5'),
        },
        'inquiry.submitted': {
          target: 'sending',
          actions: { type: 'keepInquiry', params: ({ event }) => ({ inquiry: event.inquiry }) },
          ...described('отправить', '7'),
        },
      },
    },
    sending: {
      ...described('Отправка; второй раз нажать нельзя', '7'),
      tags: 'busy',
      exit: 'forgetInquiry',
      invoke: {
        id: 'sendInquiry',
        src: 'sendInquiry',
        input: ({ context }) => ({ inquiry: context.inquiry }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
            { type: 'keepDraft', params: { draft: null } },
            { type: 'dropDraft', params: ({ context }) => ({ key: context.key }) },
          ],
          ...described('принято, номер получен', '7'),
        },
        onError: [
          {
            guard: 'wasTooOften',
            target: 'pausing',
            actions: keepFault,
            ...described('429: слишком много обращений подряд', '8'),
          },
          {
            target: 'failed',
            actions: keepFault,
            ...described('не отправлено: набранное остаётся', '8'),
          },
        ],
      },
    },
    pausing: {
      ...described('Нужно подождать', '8'),
      exit: 'forgetFault',
      after: { inquiryPause: { target: 'editing', ...described('можно отправить снова', '8') } },
      on: {
        'inquiry.edited': {
          actions: [
            { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
            { type: 'storeDraft', params: ({ context, event }) => ({ key: context.key, draft: event.draft }) },
          ],
          ...described('править можно и пока ждём', 'решение'),
        },
      },
    },
    failed: {
      ...described('Не отправлено', '8'),
      on: {
        'inquiry.edited': {
          actions: [
            { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
            { type: 'storeDraft', params: ({ context, event }) => ({ key: context.key, draft: event.draft }) },
          ],
          ...described('исправляют: слова сервиса остаются до новой отправки', 'решение'),
        },
        'inquiry.submitted': {
          target: 'sending',
          actions: ['forgetFault', { type: 'keepInquiry', params: ({ event }) => ({ inquiry: event.inquiry }) }],
          ...described('отправить ещё раз; сами не повторяем', 'решение'),
        },
      },
    },
    sent: {
      ...described('Принято', '7'),
      on: {
        'inquiry.restarted': { target: 'editing', actions: 'takeBlank', ...described('ещё одно обращение', 'решение') },
        'inquiry.opened': {
          target: 'editing',
          actions: 'takeBlank',
          ...described('пришли снова: благодарность уже показана', 'решение'),
        },
      },
    },
  },
})
