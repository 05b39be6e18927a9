import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { tell } from '../directory.ts'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { wasLeft, wasSigned } from '../kit/signing-output.ts'
import type { signing } from '../signing/machine.ts'
import type { Context, Creation, Event, Input, Opening } from './contract.ts'

export const withdrawalSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openWithdrawal: port<Opening, { statementId: string }>('openWithdrawal'),
    createRequest: port<Creation, { idempotencyKey: string }>('createRequest'),
    findPapers: port<readonly StatementDocument[]>('findPapers'),
    signing: childMachine<typeof signing>('signing'),
  },
  delays: networkDelays,
  guards: {
    isMissing: (_, { opening }: { opening: Opening }) => opening.kind === 'missing',
    mayWithdraw: (_, { opening }: { opening: Opening }) =>
      opening.kind === 'known' && opening.permission.canClientRejected,
    hasRequest: ({ context }) => context.requestId !== null,
    wasMade: (_, { creation }: { creation: Creation }) => creation.kind === 'made',
    wasSigned,
    wasLeft,
  },
  actions: {
    keepOpening: assign((_, { opening }: { opening: Opening }) =>
      opening.kind === 'known' ? { permission: opening.permission, seed: opening.seed, fault: null } : {},
    ),
    beginAttempt: assign(({ context: { attempts } }) => ({ attempts: attempts + 1 })),
    keepRequest: assign((_, { creation }: { creation: Creation }) =>
      creation.kind === 'made' ? { requestId: creation.statementId, fault: null } : {},
    ),
    forgetRequest: assign({ requestId: null }),
    keepPapers: assign((_, { papers }: { papers: readonly StatementDocument[] }) => ({ papers, fault: null })),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
    keepRefusal: assign((_, { fault }: { fault: Fault | null }) => ({ refusal: fault })),
    forgetRefusal: assign({ refusal: null }),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
