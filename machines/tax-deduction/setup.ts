import { assign, setup } from 'xstate'
import { faultsOfOrder, orderOf } from '#domain/deduction-order.ts'
import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import { isSameDraft, type DraftValues } from '#domain/statement-draft.ts'
import { tell } from '../directory.ts'
import type { draft } from '../draft/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { isWhole } from '../kit/judging.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { wasLeft, wasSigned } from '../kit/signing-output.ts'
import type { signing } from '../signing/machine.ts'
import type { Context, Event, Making, Opening } from './contract.ts'

/** What the client wants, without the key under which it is asked. */
const wanted = (values: DraftValues) => orderOf(values, '')

export const taxDeductionSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openDeduction: port<Opening>('openDeduction'),
    makeOrder: port<Making, { order: DraftValues }>('makeOrder'),
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
  },
  delays: networkDelays,
  guards: {
    hasForm: (_, { opening }: { opening: Opening }) => opening.form !== null,
    isMade: ({ context: { made, statementId } }, { values }: { values: DraftValues }) =>
      statementId !== null && made !== null && isSameDraft(wanted(made), wanted(values)),
    canFile: ({ context: { form, years } }, { values }: { values: DraftValues }) =>
      form !== null && isWhole(form, values, []) && Object.keys(faultsOfOrder(values, years)).length === 0,
    wasMade: (_, { making }: { making: Making }) => making.kind === 'made',
    wasSigned,
    wasLeft,
  },
  actions: {
    keepOpening: assign((_, { opening }: { opening: Opening }) => ({ ...opening, fault: null })),
    beginAttempt: assign(({ context: { attempts } }, { values }: { values: DraftValues }) => ({
      attempts: attempts + 1,
      made: values,
      statementId: null,
      fault: null,
    })),
    keepOrder: assign((_, { making }: { making: Making }) =>
      making.kind === 'made' ? { statementId: making.statementId, fault: null } : {},
    ),
    forgetOrder: assign({ statementId: null }),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    askSave: tell('draft', 'draft.saveRequested'),
    deleteDraft: tell('draft', 'draft.deleted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
