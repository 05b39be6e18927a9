import { assign, setup } from 'xstate'
import { messages, type Fault } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { isJoiningActive, isJoiningSigned, signedJoining } from '#domain/joining-steps.ts'
import * as limits from '#domain/limits.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { filesIn, withRefusals } from '#domain/statement-files.ts'
import { rulesNamed, stepNamed } from '#domain/step-named.ts'
import { tell } from '../directory.ts'
import type { draft } from '../draft/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { isStepRight, isWhole } from '../kit/judging.ts'
import { effect } from '../kit/effect.ts'
import { fileActions } from '../kit/file-actions.ts'
import { networkActors } from '../kit/network.ts'
import { pageActors } from '../kit/page.ts'
import { formIn } from '../kit/open-form.ts'
import { port } from '../kit/port.ts'
import { wasLeft, wasSigned } from '../kit/signing-output.ts'
import { reachedIn, stepGuards } from '../kit/step.ts'
import type { lookup } from '../lookup/machine.ts'
import type { signedPapers } from '../signed-papers/machine.ts'
import type { signing } from '../signing/machine.ts'
import type { upload } from '../upload/machine.ts'
import {
  steps,
  type Context,
  type EmailAnswer,
  type Event,
  type FilledStep,
  type Input,
  type Invitation,
  type Opening,
  type Step,
} from './contract.ts'

type Asked = Pick<Input, 'requestId'>
type Found = { request: KppOnlineRequest }

const rank = (step: Step) => steps.indexOf(step)
const verdictsIn = (request: KppOnlineRequest | null) => request?.filesCheck?.files ?? []
const isRefused = ({ state }: { state: string }) => state === 'Rejected'
const refusedIn = (request: KppOnlineRequest | null) =>
  verdictsIn(request)
    .filter(isRefused)
    .map(({ fileId }) => fileId)

export const joiningSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...pageActors,
    openJoining: port<Opening | null, Asked>('openJoining'),
    findInvitation: port<Invitation | null>('findInvitation'),
    beginJoining: port<KppOnlineRequest, { invitation: Invitation | null }>('beginJoining'),
    loadJoining: port<KppOnlineRequest, Asked>('loadJoining'),
    checkEmail: port<KppOnlineRequest, Asked>('checkEmail'),
    confirmEmail: port<EmailAnswer, { requestId: string }>('confirmEmail'),
    findPapers: port<readonly StatementDocument[]>('findPapers'),
    draft: childMachine<typeof draft>('draft'),
    signing: childMachine<typeof signing>('signing'),
    signedPapers: childMachine<typeof signedPapers>('signedPapers'),
    upload: childMachine<typeof upload>('upload'),
    lookup: childMachine<typeof lookup>('lookup'),
  },
  delays: {
    joiningPause: limits.joiningPause,
    rightsPause: limits.rightsPause,
  },
  guards: {
    isNumbered: ({ context }) => context.requestId !== null,
    wasInvited: (_, { invitation }: { invitation: Invitation | null }) => invitation !== null,
    wasOpened: (_, { opening }: { opening: Opening | null }) => opening !== null,
    isAccepted: (_, { request }: Found) => request.currentStep === limits.acceptedStep,
    isAnyFileRefused: (_, { request }: Found) =>
      request.currentStep === 'FilesCheck' &&
      request.filesCheck?.state !== 'Checking' &&
      verdictsIn(request).some(isRefused),
    isFiled: ({ context: { request } }) => request !== null && isJoiningSigned(request),
    isKnownActive: ({ context: { request } }) => request !== null && isJoiningActive(request),
    isActive: (_, { request }: Found) => isJoiningActive(request),
    canResend: ({ context }, { values }: { values: DraftValues }) => isWhole(formIn(context), values, context.files),
    isStepValid: ({ context }, { step, of, values }: { step: FilledStep; of: FilledStep; values: DraftValues }) =>
      step === of && isStepRight(rulesNamed(formIn(context).rules.steps, step), formIn(context), values, context.files),
    ...stepGuards<Step>(steps),
    isReached: reachedIn<Step>(steps),
    canSend: ({ context }, { step, values }: { step: FilledStep; values: DraftValues }) =>
      step === 'step3' && isWhole(formIn(context), values, context.files),
    hasSent: ({ context }) => context.sentTo !== null,
    wasSent: (_, { answer }: { answer: EmailAnswer }) => answer.kind === 'sent',
    wasSigned,
    wasLeft,
  },
  actions: {
    keepOpening: assign((_, { opening }: { opening: Opening | null }) => {
      if (!opening) return {}
      const { reached, values, unsent, ...form } = opening.form
      return {
        requestId: opening.request.kppOnlineRequestId,
        request: opening.request,
        form,
        reached: stepNamed(steps, reached),
        files: withRefusals(filesIn(values, unsent), refusedIn(opening.request)),
        fault: null,
      }
    }),
    keepInvitation: assign((_, { invitation }: { invitation: Invitation | null }) => ({ invitation })),
    keepRequest: assign(({ context }, { request }: Found) => ({
      request,
      files: withRefusals(context.files, refusedIn(request)),
      fault: null,
    })),
    openStep: assign(({ context: { reached } }, { step }: { step: Step }) => ({
      reached: rank(step) > rank(reached) ? step : reached,
    })),
    keepReached: assign((_, { reached, values }: { reached: string; values: DraftValues }) => ({
      reached: stepNamed(steps, reached),
      files: filesIn(values),
    })),
    keepPapers: assign((_, { papers }: { papers: readonly StatementDocument[] }) => ({ papers, fault: null })),
    keepSigned: assign(({ context: { request } }, { filed }: { filed: FiledStatement | null }) => ({
      request: request && signedJoining(request, filed),
    })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    keepSentTo: assign((_, { answer }: { answer: EmailAnswer }) => ({
      sentTo: answer.kind === 'sent' ? answer.email : null,
      emailFault: null,
    })),
    keepEmailFault: assign((_, { fault }: { fault: Fault | null }) => ({ emailFault: fault })),
    ...fileActions,
    openRequest: effect<Found>('openRequest'),
    deleteFile: effect<{ fileId: string | null }>('deleteFile'),
    sendEdit: tell('draft', 'draft.edited'),
    askSave: tell('draft', 'draft.saveRequested'),
    doubtDraft: tell('draft', 'draft.doubted'),
    closeDraft: tell('draft', 'draft.closed'),
    outdateSigning: tell('signing', 'statement.changed'),
    tellFiled: tell('signing', 'statement.filed'),
    tellRequest: tell('session', 'joining.changed'),
    requestRenewal: tell('tokenRefresh', 'renewal.requested'),
    tellNotice: tell('notices', 'notice.raised'),
  },
})

/** What is said where a request to join does not come (8-09). */
export const notLoaded = { text: messages.joiningStatement, tone: 'bad' } as const
