import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import { changeDraftOf, faultsOfChanges } from '#domain/portfolio-choice.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { SigningOutput } from '#domain/signing.ts'
import { signingKey, type DraftValues } from '#domain/statement-draft.ts'
import { stepNamed } from '#domain/step-named.ts'
import { tell } from '../directory.ts'
import type { draft } from '../draft/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { formIn } from '../kit/open-form.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { wasSigned } from '../kit/signing-output.ts'
import { stepGuards } from '../kit/step.ts'
import type { signing } from '../signing/machine.ts'
import { steps, type Context, type Event, type Input, type Opening, type Step } from './contract.ts'

const rank = (step: Step) => steps.indexOf(step)
const isRight = ({ offer }: Context, values: DraftValues) => Object.keys(faultsOfChanges(values, offer)).length === 0
/** The fund's word for a change that its terms do not let be. */
const notAllowed = 'ChangeNotAllowed'
const codeOf = (output: SigningOutput) => (output.result === 'refused' ? output.fault?.code : null)

export const portfolioSetup = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openChange: port<Opening, Input>('openChange'),
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
  },
  delays: networkDelays,
  guards: {
    hasNoChoice: (_, { opening }: { opening: Opening }) => opening.form === null,
    wasBegunElsewhere: (_, { opening }: { opening: Opening }) => opening.draftOf !== null,
    wasChoiceRefused: ({ context: { fault } }) => fault?.code === notAllowed,
    isStepValid: ({ context }, { step, of, values }: { step: Step; of: Step; values: DraftValues }) =>
      step === of && isRight(context, values),
    ...stepGuards(steps),
    canFile: ({ context }, { values }: { values: DraftValues }) => isRight(context, values),
    wasSigned,
    wasFiledBefore: (_, { output }: { output: SigningOutput }) => codeOf(output) === 'StatementInProgress',
    isNotAllowed: (_, { output }: { output: SigningOutput }) => codeOf(output) === notAllowed,
  },
  actions: {
    keepOpening: assign((_, { opening: { offer, form, draftOf } }: { opening: Opening }) => {
      if (!form) return { offer, form, draftOf }
      const { reached, ...asked } = form
      return { offer, form: asked, draftOf, reached: stepNamed(steps, reached) }
    }),
    forgetCopy: assign(({ context: { form } }) => ({
      form: form && { ...form, draft: { ...form.draft, copy: null } },
      draftOf: null,
      reached: 'choose' as const,
    })),
    openStep: assign(({ context: { reached } }, { step }: { step: Step }) => ({
      reached: rank(step) > rank(reached) ? step : reached,
      statement: null,
    })),
    keepStatement: assign(({ context }, { values }: { values: DraftValues }) => {
      const { draft: begun, agreementId } = formIn(context)
      const signings = context.signings + 1
      return {
        signings,
        statement: changeDraftOf(values, { agreementId, idempotencyKey: signingKey(begun.seed, signings) }),
        fault: null,
      }
    }),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    askSave: tell('draft', 'draft.saveRequested'),
    deleteDraft: tell('draft', 'draft.deleted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
