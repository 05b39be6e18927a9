import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import { attemptKey } from '#domain/statement-draft.ts'
import { filesIn, refsOf } from '#domain/statement-files.ts'
import { tell } from '../directory.ts'
import type { draft } from '../draft/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { effect } from '../kit/effect.ts'
import { fileActions } from '../kit/file-actions.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { formIn } from '../kit/open-form.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import type { upload } from '../upload/machine.ts'
import type { Attempt, Context, Event, Input, Opening, Sending } from './contract.ts'
import { isSendable } from './judging.ts'

export const supplementSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    openSupplement: port<Opening, { statementId: string }>('openSupplement'),
    sendSupplement: port<Sending, { statementId: string; attempt: Attempt | null }>('sendSupplement'),
    draft: childMachine<typeof draft>('draft'),
    upload: childMachine<typeof upload>('upload'),
  },
  delays: networkDelays,
  guards: {
    isNeeded: (_, { opening }: { opening: Opening }) => opening.kind === 'needed',
    isMissing: (_, { opening }: { opening: Opening }) => opening.kind === 'missing',
    canSend: ({ context }, { comment }: { comment: string }) => isSendable(formIn(context), comment, context.files),
    wasSent: (_, { sending }: { sending: Sending }) => sending.kind === 'sent',
    wasNotNeeded: (_, { sending }: { sending: Sending }) => sending.kind === 'notNeeded',
  },
  actions: {
    keepOpening: assign((_, { opening }: { opening: Opening }) =>
      opening.kind === 'needed'
        ? {
            asked: opening.asked,
            form: opening.form,
            files: filesIn(opening.form.draft.copy?.values ?? {}, opening.unsent),
            fault: null,
          }
        : {},
    ),
    beginAttempt: assign(({ context }, { comment }: { comment: string }) => ({
      attempts: context.attempts + 1,
      attempt: {
        comment: comment.trim() || null,
        documents: refsOf(context.files),
        idempotencyKey: attemptKey(formIn(context).draft.seed, context.attempts + 1),
      },
      fault: null,
    })),
    dropAttempt: assign({ attempt: null }),
    keepSent: assign((_, { sending }: { sending: Sending }) =>
      sending.kind === 'sent' ? { registrationNumber: sending.registrationNumber } : {},
    ),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    ...fileActions,
    deleteFile: effect<{ fileId: string | null }>('deleteFile'),
    sendEdit: tell('draft', 'draft.edited'),
    closeDraft: tell('draft', 'draft.closed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
  },
})
