import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { described } from '../kit/described.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import type { Context, Event } from './contract.ts'

/** What was signed by who is no client yet: the account's documents are not theirs to read, but those of their request are (4.5). */
export const signedPapers = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    findPapers: port<readonly StatementDocument[]>('findPapers'),
    openDocument: port<void, { document: string }>('openDocument'),
  },
  actions: {
    keepPapers: assign((_, { papers }: { papers: readonly StatementDocument[] }) => ({ papers, fault: null })),
    rememberOpening: assign((_, { document }: { document: string }) => ({ opening: document, fault: null })),
    forgetOpening: assign({ opening: null }),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
  },
}).createMachine({
  id: 'signedPapers',
  ...described('Подписанные документы', '4.5'),
  context: { papers: [], opening: null, fault: null },
  initial: 'finding',
  states: {
    finding: {
      ...described('Какие документы подписаны', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'findPapers',
        src: 'findPapers',
        onDone: {
          target: 'listed',
          actions: { type: 'keepPapers', params: ({ event }) => ({ papers: event.output }) },
          ...described('названы', 'решение'),
        },
        onError: { target: 'unnamed', actions: keepFault, ...described('не названы', 'решение') },
      },
    },
    unnamed: { ...described('Документы не названы', '8.2'), ...retriable('finding') },
    listed: {
      ...described('Список подписанного', '4.5'),
      on: {
        'document.opened': {
          target: 'opening',
          actions: { type: 'rememberOpening', params: ({ event }) => ({ document: event.document }) },
          ...described('открыть', 'решение'),
        },
      },
    },
    opening: {
      ...described('Документ загружается', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({ context: { opening } }) => ({ document: opening ?? '' }),
        onDone: { target: 'listed', actions: 'forgetOpening', ...described('получен', 'решение') },
        onError: {
          target: 'listed',
          actions: ['forgetOpening', keepFault],
          ...described('не получен: сказано почему', 'решение'),
        },
      },
    },
  },
})
