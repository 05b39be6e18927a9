import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { DraftValues, DraftVersion } from '#domain/statement-draft.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { filesIn } from '#domain/statement-files.ts'
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
import { wasLeft, wasSigned } from '../kit/signing-output.ts'
import { reachedIn, stepGuards } from '../kit/step.ts'
import type { lookup } from '../lookup/machine.ts'
import type { signing } from '../signing/machine.ts'
import type { upload } from '../upload/machine.ts'
import { steps, type Context, type Event, type Opening, type Step } from './contract.ts'

const rank = (step: Step) => steps.indexOf(step)
export const redemptionSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openRedemption: port<Opening>('openRedemption'),
    findPapers: port<readonly StatementDocument[], { statementId: string | null }>('findPapers'),
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
    upload: childMachine<typeof upload>('upload'),
    lookup: childMachine<typeof lookup>('lookup'),
  },
  delays: networkDelays,
  guards: {
    isBlocked: (_, { opening }: { opening: Opening }) => opening.isPassportInvalid,
    canContinue: (_, { opening }: { opening: Opening }) => opening.permission.canContinue && opening.form !== null,
    canSubmitNew: (_, { opening }: { opening: Opening }) => opening.permission.canSubmitNew && opening.form !== null,
    isStepValid: ({ context }, { step, of, values }: { step: Step; of: Step; values: DraftValues }) =>
      step === of && isStepRight(rulesNamed(formIn(context).rules.steps, step), formIn(context), values, context.files),
    ...stepGuards(steps),
    isReached: reachedIn(steps),
    canFile: ({ context }, { values }: { values: DraftValues }) => isWhole(formIn(context), values, context.files),
    isAll: (_, { isAll }: { isAll: boolean }) => isAll,
    wasSigned,
    wasLeft,
  },
  actions: {
    keepOpening: assign((_, { opening: { permission, form } }: { opening: Opening }) => {
      if (!form) return { permission, form, fault: null }
      const { reached, values, unsent, ...asked } = form
      return {
        permission,
        form: asked,
        reached: stepNamed(steps, reached),
        files: filesIn(values, unsent),
        fault: null,
      }
    }),
    openStep: assign(({ context: { reached } }, { step }: { step: Step }) => ({
      reached: rank(step) > rank(reached) ? step : reached,
      statementId: null,
      version: null,
      papers: [],
    })),
    keepReached: assign((_, { reached, values }: { reached: string; values: DraftValues }) => ({
      reached: stepNamed(steps, reached),
      files: filesIn(values),
    })),
    keepVersion: assign((_, { statementId, version }: { statementId: string | null; version: DraftVersion }) => ({
      statementId,
      version,
    })),
    keepPapers: assign((_, { papers }: { papers: readonly StatementDocument[] }) => ({ papers, fault: null })),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    ...fileActions,
    deleteFile: effect<{ fileId: string | null }>('deleteFile'),
    sendEdit: tell('draft', 'draft.edited'),
    askSave: tell('draft', 'draft.saveRequested'),
    deleteDraft: tell('draft', 'draft.deleted'),
    doubtDraft: tell('draft', 'draft.doubted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellFiled: tell('signing', 'statement.filed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
