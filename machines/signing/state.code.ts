import { ticketIn } from '#domain/signing.ts'
import type { Output as CodeOutput } from '../code-entry/contract.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { CodeAnswer } from './contract.ts'
import { signingSetup } from './setup.ts'

const answerIn = ({ event }: { event: { output: CodeAnswer } }) => ({ answer: event.output })
const outputIn = ({ event }: { event: { output: CodeOutput } }) => ({ output: event.output })

const lapsed = {
  target: 'asking' as const,
  ...described('вход кончился: после нового понадобится новый код', 'решение'),
}

export const requestingCode = signingSetup.createStateConfig({
  ...described('Запрос кода', '7.11'),
  tags: 'busy',
  invoke: [
    { src: 'watchLapse' },
    {
      id: 'requestCode',
      src: 'requestCode',
      input: ({ context }) => ({ subject: context.subject }),
      onDone: [
        {
          guard: { type: 'wasSent', params: answerIn },
          target: 'code',
          actions: { type: 'keepTicket', params: answerIn },
          ...described('отправлен', '7.11'),
        },
        {
          guard: { type: 'wasOutdated', params: answerIn },
          target: 'outdated',
          ...described('в фонде уже другая версия', 'решение'),
        },
        {
          guard: { type: 'wasConfirmed', params: answerIn },
          target: 'asking',
          ...described('уже подписано: спросить, что стало', '7.11'),
        },
        {
          target: 'refused',
          actions: {
            type: 'keepFault',
            params: ({ event: { output: answer } }) => ({ fault: answer.kind === 'refused' ? answer.fault : null }),
          },
          ...described('отказано', '8.2'),
        },
      ],
      onError: { target: 'previewing', actions: keepFault, ...described('кода нет: можно ещё раз', '8.2') },
    },
  ],
  on: {
    'session.lapsed': lapsed,
    'statement.changed': { target: 'outdated', ...described('заявление изменилось', 'решение') },
  },
})

/** Whatever leaves it while an answer may be under way asks what became of the statement; nothing else says that it is not filed. */
export const code = signingSetup.createStateConfig({
  ...described('Код из СМС', '2.8, 7.11'),
  exit: 'forgetTicket',
  invoke: [
    { src: 'watchLapse' },
    {
      id: 'codeEntry',
      src: 'codeEntry',
      systemId: 'codeEntry',
      input: ({ context }) => ({ subject: context.subject, ticket: ticketIn(context), cooldown: context.cooldown }),
      onDone: [
        {
          guard: { type: 'wasRight', params: outputIn },
          target: 'signed',
          actions: {
            type: 'keepFiled',
            params: ({ event: { output } }) => ({
              filed: output.outcome === 'confirmed' && output.proof.kind === 'filed' ? output.proof.filed : null,
            }),
          },
          ...described('подписано', '7.11'),
        },
        { guard: { type: 'wasLeft', params: outputIn }, target: 'left', ...described('назад', '2.8') },
        { target: 'asking', ...described('ответа нет или код не тот: спросить, что стало', 'решение') },
      ],
      onError: { target: 'asking', ...described('ввод кода сломался: спросить, что стало', 'решение') },
    },
  ],
  on: {
    'session.lapsed': lapsed,
    'statement.changed': {
      target: 'asking',
      ...described('изменилось: код негоден, но ответ мог быть в пути', 'решение'),
    },
  },
})
