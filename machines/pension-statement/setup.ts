import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import { pensionApplicationOf } from '#domain/pension-application.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import { signingKey, type DraftValues } from '#domain/statement-draft.ts'
import { filesIn, refsOf } from '#domain/statement-files.ts'
import { rulesNamed, stepNamed } from '#domain/step-named.ts'
import { tell } from '../directory.ts'
import type { draft } from '../draft/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { effect } from '../kit/effect.ts'
import { fileActions } from '../kit/file-actions.ts'
import { isStepRight, isWhole } from '../kit/judging.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { formIn } from '../kit/open-form.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { wasSigned } from '../kit/signing-output.ts'
import { reachedIn, stepGuards } from '../kit/step.ts'
import type { lookup } from '../lookup/machine.ts'
import type { Output as SigningOutput } from '../signing/contract.ts'
import type { signing } from '../signing/machine.ts'
import type { upload } from '../upload/machine.ts'
import { steps, type Context, type Event, type Opening, type Step } from './contract.ts'

const rank = (step: Step) => steps.indexOf(step)
const alreadyFiled = ['StatementInProgress', 'StatementExists']

export const pensionSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openPension: port<Opening>('openPension'),
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
    upload: childMachine<typeof upload>('upload'),
    lookup: childMachine<typeof lookup>('lookup'),
  },
  delays: networkDelays,
  guards: {
    isBlocked: (_, { opening }: { opening: Opening }) => opening.blocking !== null,
    hasNoProgramme: (_, { opening }: { opening: Opening }) =>
      opening.form === null || opening.entitlement.kind === 'none',
    wasBegun: (_, { opening }: { opening: Opening }) => opening.form !== null && opening.form.draft.copy !== null,
    isEntitled: (_, { opening }: { opening: Opening }) => opening.entitlement.kind === 'now',
    isStepValid: ({ context }, { step, of, values }: { step: Step; of: Step; values: DraftValues }) =>
      step === of && isStepRight(rulesNamed(formIn(context).rules.steps, step), formIn(context), values, context.files),
    ...stepGuards(steps),
    isReached: reachedIn(steps),
    canFile: ({ context }, { values }: { values: DraftValues }) => isWhole(formIn(context), values, context.files),
    wasSigned,
    wasFiledBefore: (_, { output }: { output: SigningOutput }) =>
      output.result === 'refused' && alreadyFiled.includes(output.fault?.code ?? ''),
  },
  actions: {
    keepOpening: assign((_, { opening: { blocking, entitlement, form } }: { opening: Opening }) => {
      if (!form) return { blocking, entitlement, form, fault: null }
      const { reached, values, unsent, ...asked } = form
      return {
        blocking,
        entitlement,
        form: asked,
        reached: stepNamed(steps, reached),
        files: filesIn(values, unsent),
        fault: null,
      }
    }),
    openStep: assign(({ context: { reached } }, { step }: { step: Step }) => ({
      reached: rank(step) > rank(reached) ? step : reached,
      statement: null,
    })),
    keepStatement: assign(({ context }, { values }: { values: DraftValues }) => {
      const { draft: begun, programmes } = formIn(context)
      const signings = context.signings + 1
      return {
        signings,
        statement: pensionApplicationOf(
          { ...values, documents: refsOf(context.files) },
          { programmes, idempotencyKey: signingKey(begun.seed, signings) },
        ),
        fault: null,
      }
    }),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    ...fileActions,
    deleteFile: effect<{ fileId: string | null }>('deleteFile'),
    sendEdit: tell('draft', 'draft.edited'),
    askSave: tell('draft', 'draft.saveRequested'),
    deleteDraft: tell('draft', 'draft.deleted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
