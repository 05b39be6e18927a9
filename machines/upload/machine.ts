import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Check, Context } from './contract.ts'
import { uploadSetup } from './setup.ts'
import { interrupted, scanning, sending } from './state.sending.ts'

const checkIn = ({ event }: { event: { output: Check } }) => ({ check: event.output })
const tellRejected = {
  type: 'tellRejected' as const,
  params: ({ context }: { context: Context }) => ({ id: context.id }),
}

/** One file: looked at before it is sent, sent with its progress, judged by the services. The bytes lie outside. */
export const upload = uploadSetup.createMachine({
  id: 'upload',
  ...described('Файл заявления', '7.8'),
  context: ({ input }) => ({ ...input, sent: 0, fileId: null, flaw: null, fault: null }),
  initial: 'checking',
  on: { 'file.cancelled': { target: '.removed', ...described('отменили', '7.8') } },
  states: {
    checking: {
      ...described('Проверка до отправки', '7.8'),
      tags: 'busy',
      entry: 'forgetTry',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { id, limits } }) => ({ id, limits }),
        onDone: [
          { guard: { type: 'isFit', params: checkIn }, target: 'sending', ...described('подходит', '7.8') },
          {
            guard: { type: 'isTooBig', params: checkIn },
            target: 'tooBig',
            actions: { type: 'keepFlaw', params: checkIn },
            ...described('слишком велик', '7.8'),
          },
          {
            target: 'failed',
            actions: { type: 'keepFlaw', params: checkIn },
            ...described('не тот вид, пуст или его уже нет', '7.8'),
          },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не прочитан', 'решение') },
      },
    },
    sending,
    interrupted,
    scanning,
    clean: {
      ...described('Принят', '7.8'),
      entry: {
        type: 'tellAccepted',
        params: ({ context: { id, slot, fileId } }) => ({ id, slot, fileId: fileId ?? '' }),
      },
      on: { 'file.removed': { target: 'removing', ...described('убрать', '7.8') } },
    },
    infected: { ...described('Заражён', '7.8'), entry: tellRejected },
    tooBig: { ...described('Слишком велик', '7.8'), entry: tellRejected },
    failed: {
      ...described('Не принят', '8.2'),
      entry: tellRejected,
      on: { 'file.retried': { target: 'checking', ...described('ещё раз', '8.2') } },
    },
    removing: {
      ...described('Удаление', '7.8'),
      tags: 'busy',
      invoke: {
        id: 'deleteFile',
        src: 'deleteFile',
        input: ({ context }) => ({ fileId: context.fileId ?? '' }),
        onDone: { target: 'removed', ...described('удалён, или его уже нет', '7.8') },
        onError: { target: 'removed', ...described('временный файл истечёт сам', 'решение') },
      },
    },
    removed: {
      ...described('Убран', '7.8'),
      type: 'final',
      entry: { type: 'tellGone', params: ({ context: { id, slot } }) => ({ id, slot }) },
    },
  },
})
