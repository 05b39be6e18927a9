import { assign, raise, setup, stateIn, and, not, type DoneActorEvent, type EventObject } from 'xstate'
import { describe, faultOf, prefixes, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { CodeProof, CodeSubject, Ticket } from '#domain/signing.ts'
import { failedWith } from '../kit/failed-with.ts'
import { listener, port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input, Output } from './contract.ts'

/** The proof goes straight from the check to whoever asked for the code: tokens stay in no context. */
const proofIn = (event: EventObject) => (event as DoneActorEvent<CodeProof>).output

/** A code from an SMS: typed, checked by itself once it is complete, sent again after a countdown (§4.2, §5). */
export const codeEntry = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' },
  actors: {
    confirmCode: port<CodeProof, { subject: CodeSubject; ticket: Ticket; code: string }>('confirmCode'),
    sendCode: port<Ticket, { subject: CodeSubject }>('sendCode'),
    readOtp: listener<Event>('readOtp'),
  },
  guards: {
    isNewCode: ({ context, event }) => {
      const code = 'code' in event ? event.code : context.code
      return code.length === limits.smsCodeLength && code !== context.refused
    },
    isResending: stateIn('#codeEntry.asking.resend.sending'),
    isChecking: stateIn('#codeEntry.asking.input.confirming'),
    canConfirm: and(['isNewCode', not('isResending')]),
    canResend: not('isChecking'),
    isSpent: failedWith(({ code, status }) => code === 'TooManyAttempts' || code === 'CodeExpired' || status === 410),
    isRefusal: failedWith(({ kind }) => kind === 'refused'),
    isSubjectUnknown: failedWith(({ status }) => status === 401),
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    forgetFault: assign({ fault: null }),
    forgetCode: assign({ code: '', refused: null }),
    keepFault: assign(({ context }, { fault }: { fault: Fault }) => ({ fault, errors: context.errors + 1 })),
    rememberRefused: assign(({ context }) => ({ refused: context.code })),
    keepTicket: assign((_, { ticket }: { ticket: Ticket }) => ({ ticket, cooldown: limits.smsResendCountdown, fault: null })),
    announceRenewal: raise({ type: 'code.renewed' }),
    tellFault: tell('notices', 'notice.raised'),
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
      on: { 'code.abandoned': { target: 'abandoned', ...described('назад: код забыт', '4.2') } },
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
                    target: 'confirming', actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }, 'forgetFault'],
                    ...described('код полон: отправляется сам, один раз', '4.2'),
                  },
                  { actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) }, ...described('код ещё не полон или уже отклонён', '5') },
                ],
                'code.read': {
                  guard: 'canConfirm',
                  target: 'confirming', actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }, 'forgetFault'],
                  ...described('код прочитан с устройства', '4.2'),
                },
                'code.submitted': {
                  guard: 'canConfirm',
                  target: 'confirming', actions: 'forgetFault', ...described('нажали Enter: повторить после сбоя связи', 'решение'),
                },
              },
            },
            confirming: {
              ...described('Проверка кода', '4.2, 7.2'),
              tags: 'busy',
              invoke: {
                id: 'confirmCode', src: 'confirmCode',
                input: ({ context: { subject, ticket, code } }) => ({ subject, ticket, code }),
                onDone: { target: '#codeEntry.confirmed', ...described('код верен', '4.2') },
                onError: [
                  {
                    guard: 'isSpent', target: 'spent', actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'forgetCode'],
                    ...described('попытки кончились или код устарел: нужен новый', '8.3'),
                  },
                  {
                    guard: 'isRefusal', target: 'typing',
                    actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'rememberRefused'],
                    ...described('код неверен: ошибка под полем, счётчик растёт', '4.2'),
                  },
                  {
                    target: 'typing', actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                    ...described('ответа нет: тот же код можно отправить снова', 'решение'),
                  },
                ],
              },
            },
            spent: {
              ...described('Нужен новый код', '8.3'),
              on: { 'code.renewed': { target: 'typing', ...described('новый код отправлен: его можно вводить', '4.2, 8.3') } },
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
                  guard: 'canResend', target: 'sending', actions: 'forgetCode', ...described('отправить снова; не во время проверки', '4.2'),
                },
              },
            },
            sending: {
              ...described('Отправка нового кода', '4.2, 7.2'),
              tags: 'busy',
              invoke: {
                id: 'sendCode', src: 'sendCode', input: ({ context: { subject } }) => ({ subject }),
                onDone: {
                  target: 'cooling', actions: [{ type: 'keepTicket', params: ({ event }) => ({ ticket: event.output }) }, 'announceRenewal'],
                  ...described('новый код отправлен: отсчёт заново', '4.2'),
                },
                onError: [
                  { guard: 'isSubjectUnknown', target: '#codeEntry.unknown', ...described('номер больше не известен', 'решение') },
                  {
                    target: 'available',
                    actions: {
                      type: 'tellFault',
                      params: ({ event }) => ({ text: describe({ ...faultOf(event.error), prefix: 'smsCode' }) ?? prefixes.smsCode, tone: 'bad' as const }),
                    },
                    ...described('не отправлен: можно повторить', '8.2'),
                  },
                ],
              },
            },
          },
        },
      },
    },
    confirmed: { ...described('Код подтверждён', '4.2'), type: 'final', output: ({ event }): Output => ({ outcome: 'confirmed', proof: proofIn(event) }) },
    abandoned: { ...described('Клиент вернулся назад', '4.2'), type: 'final', output: { outcome: 'left' } satisfies Output },
    unknown: { ...described('Номер больше не известен', 'решение'), type: 'final', output: { outcome: 'unknown' } satisfies Output },
  },
})
