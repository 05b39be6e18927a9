import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { joiningSetup } from './setup.ts'
import { watches } from './watches.ts'

const requestIn = ({ event }: { event: { output: KppOnlineRequest } }) => ({ request: event.output })

/** The files are accepted: the documents are signed, and the contract is awaited until there is a client (4.5-05, 2.3-04). */
export const step4 = joiningSetup.createStateConfig({
  ...described('step4: подпись и договор', '2.3, 4.5'),
  initial: 'deciding',
  entry: { type: 'openStep', params: { step: 'step4' } },
  states: {
    deciding: {
      ...described('Подписано ли', '4.5'),
      always: [
        { guard: 'isKnownActive', target: 'signed.arriving', ...described('договор заключён', '4.5') },
        { guard: 'isFiled', target: 'signed', ...described('подписано', '4.5') },
        { target: 'toSign', ...described('осталось подписать', '4.5') },
      ],
    },
    toSign: {
      ...described('Осталось подписать', '4.5'),
      initial: 'plain',
      states: {
        plain: described('Без ошибок', '4.5'),
        refused: described('Подписать не вышло', '8.2'),
      },
      on: { 'signing.requested': { target: 'findingPapers', ...described('к документам', '4.5') } },
    },
    findingPapers: {
      ...described('Какие документы подписать', '4.5, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'findPapers',
        src: 'findPapers',
        onDone: {
          target: 'signing',
          actions: { type: 'keepPapers', params: ({ event }) => ({ papers: event.output }) },
          ...described('названы', '4.5'),
        },
        onError: { target: 'toSign.refused', actions: keepFault, ...described('не названы', '8.2') },
      },
    },
    signing: {
      ...described('Документы и код', '4.5'),
      invoke: {
        id: 'signing',
        src: 'signing',
        systemId: 'signing',
        input: ({ context: { request, papers } }) => ({
          subject: {
            kind: 'statement',
            statementId: request?.kppOnlineRequestId ?? '',
            version: request?.idempotencyKey ?? null,
          },
          documents: papers.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        }),
        onDone: [
          {
            guard: { type: 'wasSigned', params: outputIn },
            target: 'signed',
            actions: { type: 'keepSigned', params: filedIn },
            ...described('подписано', '4.5'),
          },
          { guard: { type: 'wasLeft', params: outputIn }, target: 'toSign', ...described('назад', '4.5') },
          {
            target: 'toSign.refused',
            actions: [{ type: 'keepFault', params: refusalIn }, 'doubtDraft'],
            ...described('отказано или устарело: спросить, что в фонде', 'решение'),
          },
        ],
        onError: { target: 'toSign.refused', ...described('подпись сломалась', 'решение') },
      },
      on: {
        'draft.filedElsewhere': { actions: 'tellFiled', ...described('подпись сама спросит, что стало', 'решение') },
        'draft.replaced': {
          actions: [
            { type: 'keepReached', params: ({ event: { reached, values } }) => ({ reached, values }) },
            'outdateSigning',
          ],
          ...described('в фонде уже другое', 'решение'),
        },
      },
    },
    signed: {
      ...described('Подписано: ждём договор', '4.5'),
      initial: 'asking',
      entry: 'closeDraft',
      invoke: { id: 'signedPapers', src: 'signedPapers', systemId: 'signedPapers' },
      on: { 'draft.filedElsewhere': described('об этом известно', 'решение') },
      states: {
        asking: {
          ...described('Есть ли договор', '4.5, 7.12'),
          invoke: {
            id: 'loadJoining',
            src: 'loadJoining',
            input: ({ context }) => ({ requestId: context.requestId }),
            onDone: [
              {
                guard: { type: 'isActive', params: requestIn },
                target: 'arriving',
                actions: { type: 'keepRequest', params: requestIn },
                ...described('договор заключён', '4.5'),
              },
              {
                target: 'watching',
                actions: [
                  { type: 'keepRequest', params: requestIn },
                  { type: 'tellRequest', params: requestIn },
                ],
                ...described('ещё нет', '4.5'),
              },
            ],
            onError: { target: 'watching', ...described('не узнать', 'решение') },
          },
        },
        watching: { ...described('Договора ещё нет', '4.5'), ...watches('asking') },
        arriving: {
          ...described('Договор есть: права клиента на подходе', '2.3'),
          entry: 'requestRenewal',
          after: {
            rightsPause: { target: 'arriving', reenter: true, ...described('прав ещё нет: ещё раз', 'решение') },
          },
        },
      },
    },
  },
})
