import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Scan, Sending } from './contract.ts'
import { uploadSetup } from './setup.ts'

const sendingIn = ({ event }: { event: { output: Sending } }) => ({ sending: event.output })
const scanIn = ({ event }: { event: { output: Scan } }) => ({ scan: event.output })

const refused = {
  type: 'keepFault' as const,
  params: ({ event: { output } }: { event: { output: Sending } }) => ({
    fault: output.kind === 'sent' ? null : output.fault,
  }),
}

export const sending = uploadSetup.createStateConfig({
  ...described('Отправка', '7.8'),
  tags: 'busy',
  invoke: {
    id: 'sendFile',
    src: 'sendFile',
    input: ({ context, self }) => ({
      id: context.id,
      slot: context.slot,
      report: (sent: number) => self.send({ type: 'bytes.sent', sent }),
    }),
    onDone: [
      {
        guard: { type: 'wasSent', params: sendingIn },
        target: 'scanning',
        actions: { type: 'keepFile', params: sendingIn },
        ...described('отправлен', '7.8'),
      },
      {
        guard: { type: 'wasTooBig', params: sendingIn },
        target: 'tooBig',
        actions: refused,
        ...described('слишком велик', '7.8'),
      },
      {
        guard: { type: 'wasInfected', params: sendingIn },
        target: 'infected',
        actions: refused,
        ...described('заражён', '7.8'),
      },
      { target: 'failed', actions: refused, ...described('отказано', '8.2') },
    ],
    onError: { target: 'interrupted', actions: keepFault, ...described('связи нет', 'решение') },
  },
  on: {
    'bytes.sent': {
      actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.sent }) },
      ...described('столько отправлено', '7.8'),
    },
  },
})

export const interrupted = uploadSetup.createStateConfig({
  ...described('Ждёт связи или входа', 'решение'),
  entry: { type: 'keepSent', params: { sent: 0 } },
  ...waitsForService('sending'),
})

/** The services look for viruses: they are asked until they know. */
export const scanning = uploadSetup.createStateConfig({
  ...described('Проверка в фонде', '7.8'),
  tags: 'busy',
  initial: 'asking',
  states: {
    asking: {
      ...described('Вопрос о проверке', '7.8'),
      invoke: {
        id: 'askScan',
        src: 'askScan',
        input: ({ context: { id, fileId } }) => ({ id, fileId: fileId ?? '' }),
        onDone: [
          { guard: { type: 'isClean', params: scanIn }, target: '#upload.clean', ...described('чист', '7.8') },
          { guard: { type: 'isInfected', params: scanIn }, target: '#upload.infected', ...described('заражён', '7.8') },
          { guard: { type: 'isGone', params: scanIn }, target: '#upload.failed', ...described('файла уже нет', '7.8') },
          { target: 'pausing', ...described('ещё проверяется', '7.8') },
        ],
        onError: { target: 'pausing', ...described('ответа нет: спросить ещё раз', 'решение') },
      },
    },
    pausing: {
      ...described('Пауза 2 с', 'решение'),
      after: { scanPollingInterval: { target: 'asking', ...described('спросить ещё раз', 'решение') } },
    },
  },
})
