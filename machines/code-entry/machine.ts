import { assign, raise, setup, stateIn, and, not, type DoneActorEvent, type EventObject } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import {
  isFilingSubject,
  type CodeCheck,
  type CodeProof,
  type CodeSubject,
  type Sending,
  type Ticket,
} from '#domain/signing.ts'
import { keepFault, tellFault } from '../kit/on-error.ts'
import { listener, port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input, Output } from './contract.ts'

/** The proof goes straight from the check to whoever asked for the code: tokens stay in no context. */
function proofIn(event: EventObject): CodeProof {
  const { output } = event as DoneActorEvent<CodeCheck>
  if (output.kind !== 'right') throw new Error('a code was confirmed that is not right')
  return output.proof
}
const refusedWith = ({ event }: { event: { output: CodeCheck } }) => ({
  fault: event.output.kind === 'right' ? null : event.output.fault,
})

/** A code from an SMS: typed, checked by itself once it is complete, sent again after a countdown (§4.2, §5). */
export const codeEntry = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' },
  actors: {
    confirmCode: port<CodeCheck, { subject: CodeSubject; ticket: Ticket; code: string }>('confirmCode'),
    sendCode: port<Sending<{ ticket: Ticket }>, { subject: CodeSubject }>('sendCode'),
    readOtp: listener<Event>('readOtp'),
  },
  guards: {
    isWhole: ({ context }) => context.code.length === limits.smsCodeLength,
    isNewCode: ({ context, event }) =>
      'code' in event && event.code.length === limits.smsCodeLength && event.code !== context.refused,
    isResending: stateIn('#codeEntry.asking.resend.sending'),
    isChecking: stateIn('#codeEntry.asking.input.confirming'),
    canConfirm: and(['isNewCode', not('isResending')]),
    canSubmit: and(['isWhole', not('isResending')]),
    canResend: not('isChecking'),
    isFiling: ({ context }) => isFilingSubject(context.subject),
    isFilingNow: and(['isFiling', 'isChecking']),
    wasRight: (_, { check }: { check: CodeCheck }) => check.kind === 'right',
    wasSpent: (_, { check }: { check: CodeCheck }) => check.kind === 'spent',
    wasSent: (_, { sending }: { sending: Sending<{ ticket: Ticket }> }) => sending.kind === 'sent',
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    forgetFault: assign({ fault: null }),
    forgetCode: assign({ code: '', refused: null }),
    keepFault: assign(({ context }, { fault }: { fault: Fault | null }) => ({ fault, errors: context.errors + 1 })),
    rememberRefused: assign(({ context }) => ({ refused: context.code })),
    keepTicket: assign(({ context }, { sending }: { sending: Sending<{ ticket: Ticket }> }) => ({
      ticket: sending.kind === 'sent' ? sending.ticket : context.ticket,
      cooldown: limits.smsResendCountdown,
      fault: null,
    })),
    announceRenewal: raise({ type: 'code.renewed' }),
    tellFault: tell('notices', 'fault.reported'),
  },
  delays: { resendCountdown: ({ context }) => context.cooldown },
}).createMachine({
  id: 'codeEntry',
  ...described('Код из СМС', '2.6, 4.2'),
  context: ({ input }) => ({ ...input, code: '', refused: null, fault: null, errors: 0 }),
  output: ({ event }) => event.output as Output,
  initial: 'asking',
  states: {
    asking: {
      ...described('Ввод кода', '2.6, 4.2'),
      type: 'parallel',
      exit: 'forgetCode',
      invoke: { id: 'readOtp', src: 'readOtp' },
      on: {
        'code.abandoned': [
          {
            guard: 'isFilingNow',
            target: 'unanswered',
            ...described('назад, не дождавшись ответа: могло быть подано', 'решение'),
          },
          { target: 'abandoned', ...described('назад: код забыт', '4.2') },
        ],
      },
      states: {
        input: {
          ...described('Поле кода', '5'),
          initial: 'typing',
          states: {
            typing: {
              ...described('Ввод', '5'),
              on: {
                'code.typed': [
                  {
                    guard: 'canConfirm',
                    target: 'confirming',
                    actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }, 'forgetFault'],
                    ...described('код полон: отправляется сам, один раз', '4.2'),
                  },
                  {
                    actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
                    ...described('код ещё не полон или уже отклонён', '5'),
                  },
                ],
                'code.read': {
                  guard: 'canConfirm',
                  target: 'confirming',
                  actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }, 'forgetFault'],
                  ...described('код прочитан с устройства', '4.2'),
                },
                'code.submitted': {
                  guard: 'canSubmit',
                  target: 'confirming',
                  actions: 'forgetFault',
                  ...described('нажали кнопку: отправить, что бы ни ответили прежде', 'решение'),
                },
              },
            },
            confirming: {
              ...described('Проверка кода', '4.2, 7.2'),
              tags: 'busy',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context: { subject, ticket, code } }) => ({ subject, ticket, code }),
                onDone: [
                  {
                    guard: { type: 'wasRight', params: ({ event }) => ({ check: event.output }) },
                    target: '#codeEntry.confirmed',
                    ...described('код верен', '4.2'),
                  },
                  {
                    guard: { type: 'wasSpent', params: ({ event }) => ({ check: event.output }) },
                    target: 'spent',
                    actions: [{ type: 'keepFault', params: refusedWith }, 'forgetCode'],
                    ...described('попытки кончились или код устарел: нужен новый', '8.3'),
                  },
                  {
                    target: 'typing',
                    actions: [{ type: 'keepFault', params: refusedWith }, 'rememberRefused'],
                    ...described('код неверен: ошибка под полем, счётчик растёт', '4.2'),
                  },
                ],
                onError: [
                  {
                    guard: 'isFiling',
                    target: '#codeEntry.unanswered',
                    ...described('ответа нет: могло быть подано', 'решение'),
                  },
                  {
                    target: 'typing',
                    actions: keepFault,
                    ...described('не проверен: тот же код можно отправить снова', 'решение'),
                  },
                ],
              },
            },
            spent: {
              ...described('Нужен новый код', '8.3'),
              on: {
                'code.renewed': {
                  target: 'typing',
                  ...described('новый код отправлен: его можно вводить', '4.2, 8.3'),
                },
              },
            },
          },
        },
        resend: {
          ...described('Повторная отправка', '4.2'),
          initial: 'cooling',
          states: {
            cooling: {
              ...described('Отсчёт 30 с', '4.2, 9'),
              after: { resendCountdown: { target: 'available', ...described('счётчик дошёл до 0', '4.2') } },
            },
            available: {
              ...described('Можно отправить снова', '4.2'),
              on: {
                'code.resendRequested': {
                  guard: 'canResend',
                  target: 'sending',
                  actions: 'forgetCode',
                  ...described('отправить снова; не во время проверки', '4.2'),
                },
              },
            },
            sending: {
              ...described('Отправка нового кода', '4.2, 7.2'),
              tags: 'busy',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context: { subject } }) => ({ subject }),
                onDone: [
                  {
                    guard: { type: 'wasSent', params: ({ event }) => ({ sending: event.output }) },
                    target: 'cooling',
                    actions: [
                      { type: 'keepTicket', params: ({ event }) => ({ sending: event.output }) },
                      'announceRenewal',
                    ],
                    ...described('новый код отправлен: отсчёт заново', '4.2'),
                  },
                  { target: '#codeEntry.unknown', ...described('номер больше не известен', 'решение') },
                ],
                onError: {
                  target: 'available',
                  actions: tellFault,
                  ...described('не отправлен: можно повторить', '8.2'),
                },
              },
            },
          },
        },
      },
    },
    confirmed: {
      ...described('Код подтверждён', '4.2'),
      type: 'final',
      output: ({ event }): Output => ({ outcome: 'confirmed', proof: proofIn(event) }),
    },
    abandoned: {
      ...described('Клиент вернулся назад', '4.2'),
      type: 'final',
      output: { outcome: 'left' } satisfies Output,
    },
    unknown: {
      ...described('Номер больше не известен', 'решение'),
      type: 'final',
      output: { outcome: 'unknown' } satisfies Output,
    },
    unanswered: {
      ...described('Неизвестно, подано ли', 'решение'),
      type: 'final',
      output: { outcome: 'unanswered' } satisfies Output,
    },
  },
})
