import { messages } from '#domain/faults.ts'
import { described, type Description } from '../kit/described.ts'
import { keepRefusal, tellFault } from '../kit/on-error.ts'
import type { Draft } from './contract.ts'
import { entryFormSetup, subjectOf } from './setup.ts'

type Step = Draft['step']

const reminder = {
  plain: described('Без напоминания', '5'),
  reminded: described('Напомнили, чего не хватает', '5'),
}

/** What both forms have: the agreement, and the reminder of what is missing. */
const agreement = (step: Step) => ({
  'agreement.toggled': {
    target: '.plain' as const,
    actions: ['toggleAgreement' as const, { type: 'keepDraft' as const, params: { step } }],
    ...described('флажок согласия', '2.6, 5'),
  },
})

/** The agreement and the button of the identity provider; `step` is where a reload leads. */
export const agreementEditing = (step: Step) =>
  entryFormSetup.createStateConfig({
    ...described('Согласие и кнопка', '2.6'),
    initial: 'plain',
    on: {
      ...agreement(step),
      'gateway.requested': [
        {
          guard: 'isAgreed',
          target: 'requestingGateway',
          ...described('согласие принято: на Госуслуги', '2.6, 4.4, 5'),
        },
        { target: '.reminded', ...described('согласия нет: напомнить', '5') },
      ],
    },
    states: reminder,
  })

/** The number, the agreement and Continue. */
export const phoneEditing = entryFormSetup.createStateConfig({
  ...described('Ввод номера', '2.6, 5'),
  initial: 'plain',
  on: {
    ...agreement('phone'),
    'phone.typed': {
      actions: [
        { type: 'rememberPhone', params: ({ event }) => ({ phone: event.phone }) },
        { type: 'keepDraft', params: { step: 'phone' } },
      ],
      ...described('номер вводят', '5'),
    },
    'phone.submitted': [
      {
        guard: 'canSubmitPhone',
        target: 'sendingCode',
        actions: 'forgetRefusal',
        ...described('номер полон, согласие есть', '5'),
      },
      { target: '.reminded', ...described('чего-то не хватает: напомнить', '5') },
    ],
  },
  states: reminder,
})

const unknownResponse = { dialog: { kind: 'UnknownResponse' as const, error: '', errorDescription: '' } }

/** The identity provider's address is asked for; the form stays where it fails. `leaving` is whence the page is left. */
export const requestingGateway = (leaving: '#entryForm.leaving.signIn' | '#entryForm.leaving.signUp') =>
  entryFormSetup.createStateConfig({
    ...described('Запрос адреса Госуслуг', '4.4, 7.2'),
    tags: 'busy',
    invoke: {
      id: 'requestGateway',
      src: 'requestGateway',
      onDone: {
        target: leaving,
        actions: {
          type: 'openGateway',
          params: ({ event, context }) => ({ url: event.output.url, destination: context.destination }),
        },
        ...described('переход в том же окне', '4.4'),
      },
      onError: [
        {
          guard: 'isUnknownResponse',
          target: 'editing',
          actions: { type: 'raiseDialog', params: unknownResponse },
          ...described('идти некуда: диалог, форма жива', '8.4'),
        },
        { target: 'editing', actions: tellFault, ...described('адрес не получен: форма жива', '8.2') },
      ],
    },
  })

type Sending = {
  state: Description
  /** Why the registration through the identity provider follows, and what is done before it. */
  unknown: Description & { actions: ('forgetToken' | 'dropEsiaToken' | typeof tellTokenSpent)[] }
}

/** A code is sent to the number, or the last one is still awaited; the form stays where it fails. */
export const sendingCode = ({ state, unknown }: Sending) =>
  entryFormSetup.createStateConfig({
    ...state,
    tags: 'busy',
    invoke: {
      id: 'sendCode',
      src: 'sendCode',
      input: ({ context }) => ({ subject: subjectOf(context) }),
      onDone: [
        {
          guard: { type: 'wasSent', params: ({ event }) => ({ sending: event.output }) },
          target: '#entryForm.code',
          actions: [
            { type: 'rememberTicket', params: ({ event }) => ({ sending: event.output }) },
            { type: 'keepDraft', params: { step: 'code' } },
          ],
          ...described('код отправлен', '4.2'),
        },
        { target: '#entryForm.signUp.portal', ...unknown },
      ],
      onError: [
        {
          guard: 'isPhoneRefused',
          target: 'editing',
          actions: keepRefusal,
          ...described('номер не принят: сказать у поля', '5, решение'),
        },
        { target: 'editing', actions: tellFault, ...described('не отправлен: введённое остаётся', '8.2') },
      ],
    },
  })

/** The confirmation by the identity provider is out of date, and has to be passed again. */
export const tellTokenSpent = {
  type: 'tellNotice' as const,
  params: { text: messages.esiaTokenSpent, tone: 'info' as const },
}
