import { attemptKey } from '#domain/statement-draft.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Creation, Opening } from './contract.ts'
import { withdrawalSetup } from './setup.ts'
import { signingState } from './state.signing.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })
const keepOpening = { type: 'keepOpening' as const, params: openingIn }
const creationIn = ({ event }: { event: { output: Creation } }) => ({ creation: event.output })

/** A redemption that was filed is taken back: whether it may be, what follows from it, its document, and the code (4.7-03). */
export const withdrawal = withdrawalSetup.createMachine({
  id: 'withdrawal',
  ...described('Отзыв заявления на выкуп', '7.12'),
  context: ({ input }) => ({
    ...input,
    permission: null,
    seed: '',
    attempts: 0,
    requestId: null,
    papers: [],
    filed: null,
    refusal: null,
    fault: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      ...described('Можно ли отозвать', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'openWithdrawal',
        src: 'openWithdrawal',
        input: ({ context }) => ({ statementId: context.statementId }),
        onDone: [
          {
            guard: { type: 'isMissing', params: openingIn },
            target: 'missing',
            ...described('такого заявления у клиента нет', 'решение'),
          },
          {
            guard: { type: 'mayWithdraw', params: openingIn },
            target: 'offered',
            actions: keepOpening,
            ...described('можно', '7.12'),
          },
          { target: 'notAllowed', actions: keepOpening, ...described('нельзя, названа причина', '7.12') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не проверено', '8.3') },
      },
    },
    missing: described('Такого заявления нет', 'решение'),
    notAllowed: described('Отозвать нельзя', '7.12'),
    failed: { ...described('Не проверено', '8.3'), ...waitsForService('checking') },
    offered: {
      ...described('Что будет, если отозвать', 'решение'),
      on: {
        'withdrawal.requested': [
          {
            guard: 'hasRequest',
            target: 'findingPapers',
            actions: 'forgetRefusal',
            ...described('просьба уже создана', 'решение'),
          },
          { target: 'creating', actions: ['beginAttempt', 'forgetRefusal'], ...described('отозвать', '7.12') },
        ],
      },
    },
    creating: {
      ...described('Просьба об отзыве создаётся', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'createRequest',
        src: 'createRequest',
        input: ({ context: { seed, attempts } }) => ({ idempotencyKey: attemptKey(seed, attempts) }),
        onDone: [
          {
            guard: { type: 'wasMade', params: creationIn },
            target: 'findingPapers',
            actions: { type: 'keepRequest', params: creationIn },
            ...described('создана и ждёт подписи', '7.12'),
          },
          {
            target: 'checking',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event: { output } }) => ({ fault: output.kind === 'refused' ? output.fault : null }),
              },
              { type: 'tellWritten', params: { names: [], tags: ['statements'] } },
            ],
            ...described('отказано: спросить, что теперь', '7.12'),
          },
        ],
        onError: { target: 'unanswered', actions: keepFault, ...described('ответа нет: это не отказ', 'решение') },
      },
    },
    unanswered: {
      ...described('Неизвестно, создана ли просьба: та же попытка с тем же ключом', 'решение'),
      ...waitsForService('creating'),
    },
    findingPapers: {
      ...described('Какие документы показать до подписи', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'findPapers',
        src: 'findPapers',
        onDone: {
          target: 'signing',
          actions: { type: 'keepPapers', params: ({ event }) => ({ papers: event.output }) },
          ...described('названы', '7.12'),
        },
        onError: { target: 'paperless', actions: keepFault, ...described('не названы', '8.3') },
      },
    },
    paperless: { ...described('Документы не названы', '8.3'), ...waitsForService('findingPapers') },
    signing: signingState,
    withdrawn: described('Заявление отозвано', '7.12'),
  },
})
