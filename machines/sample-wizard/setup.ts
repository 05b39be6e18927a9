import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { DraftValues, DraftVersion } from '#domain/statement-draft.ts'
import type { draft } from '../draft/machine.ts'
import { tell } from '../directory.ts'
import { childMachine } from '../kit/child-machine.ts'
import { wasLeft, wasSigned } from '../kit/signing-output.ts'
import { startUpload } from '../kit/file-actions.ts'
import { reachedIn, stepGuards } from '../kit/step.ts'
import type { signing } from '../signing/machine.ts'
import type { upload } from '../upload/machine.ts'
import { steps, type Context, type Event, type Input, type Step } from './contract.ts'

const last = 'review'
const rank = (step: Step) => steps.indexOf(step)
const before = steps.filter((step) => step !== last)
/** Stands for the rules of a statement: a step is right when its section says something. */
const completeIn = (values: DraftValues): Step[] => before.filter((step) => Boolean(values[step]))
const stepNamed = (name: string): Step => steps.find((step) => step === name) ?? steps[0]

export const sampleWizardSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: {
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
    upload: childMachine<typeof upload>('upload'),
  },
  guards: {
    isStepValid: (_, { step, of, values }: { step: Step; of: Step; values: DraftValues }) =>
      step === of && completeIn(values).includes(step),
    ...stepGuards(steps),
    isReached: reachedIn(steps),
    canFile: ({ context }, { values }: { values: DraftValues }) =>
      completeIn(values).length === before.length && Object.values(context.files).every((state) => state === 'clean'),
    isAll: (_, { isAll }: { isAll: boolean }) => isAll,
    wasSigned,
    wasLeft,
  },
  actions: {
    openStep: assign(({ context: { reached } }, { step }: { step: Step }) => ({
      reached: rank(step) > rank(reached) ? step : reached,
    })),
    keepReached: assign((_, { reached }: { reached: string }) => ({ reached: stepNamed(reached) })),
    restart: assign({ reached: steps[0] }),
    keepVersion: assign((_, { statementId, version }: { statementId: string | null; version: DraftVersion }) => ({
      statementId,
      version,
    })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    markFile: assign(({ context }, { id, as }: { id: string; as: 'busy' | 'clean' | 'bad' }) => ({
      files: { ...context.files, [id]: as },
    })),
    forgetFile: assign(({ context }, { id }: { id: string }) => ({
      files: Object.fromEntries(Object.entries(context.files).filter(([other]) => other !== id)),
    })),
    startUpload,
    sendEdit: tell('draft', 'draft.edited'),
    askSave: tell('draft', 'draft.saveRequested'),
    doubtDraft: tell('draft', 'draft.doubted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellFiled: tell('signing', 'statement.filed'),
  },
})
