import { messages } from '#domain/faults.ts'
import type { joiningWizard } from '#machines/joining-wizard/machine.ts'
import {
  accepted,
  active,
  awaiting,
  begun,
  checking,
  confirmed,
  looked,
  made,
  rejected,
  second,
  signed,
  toMend,
  toSign,
  typed,
  whole,
} from '#test/models/_joining-samples.ts'
import { refused } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const filled = { type: 'step.completed', step: 'step3', values: typed } as const
const saved = { heard: { type: 'draft.saved', statementId: 'request-1', version: 'key-1', isAll: true } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const shown = { heard: { type: 'page.shown' } } as const
const goOn = { heard: { type: 'statement.continued' } } as const
const asksWhatBecameOfIt = { asked: ['loadJoining'] } as const
const signing = { open: { step4: 'signing' } } as const
const emailAt = <At extends string>(email: At) => ({ open: { at: { email } } })
const stepAt = (step: 'step1' | 'step2' | 'step3') =>
  ({ open: { at: { steps: { [step]: { filling: 'plain' } } } } }) as never
const signature = { registrationDate: '2026-11-25', reviewTermDays: 30 }
const filed = { ...signature, statementId: 'request-1', registrationNumber: null, documentId: null }

/** The joining statement, by sections 2.3, 4.3 and 4.5 of the specification. */
export const rows = rowsOf<typeof joiningWizard>([
  {
    begins: { requestId: 'request-1' },
    then: 'loading',
    does: [{ asked: ['openJoining', { requestId: 'request-1' }] }],
    context: { request: null, form: null },
    tags: ['busy'],
    section: '4.5',
    shows: '4.5-04',
  },
  {
    in: 'loading',
    when: { gave: ['openJoining', second] },
    then: { open: { at: { steps: { step2: { filling: 'plain' } }, email: 'idle' } } },
    does: [{ asked: ['draft', second.form.draft] }],
    context: { request: begun, reached: 'step2' },
    section: '4.5',
    shows: '4.5-01, 4.5-04',
  },
  {
    in: 'loading',
    with: { requestId: 'request-1' },
    when: { gave: ['openJoining', null] },
    then: { missing: 'unknown' },
    doesNot: ['draft', 'findInvitation'],
    section: '4.3',
  },
  {
    in: 'loading',
    when: { failed: ['openJoining', refused] },
    then: 'failed',
    does: [{ wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] }],
    section: '8.3',
    shows: '8-09',
  },
  {
    in: 'loading',
    when: { gave: ['openJoining', looked] },
    then: { open: { filesCheck: 'asking' } },
    does: [asksWhatBecameOfIt],
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: 'loading',
    when: { gave: ['openJoining', toSign] },
    then: { open: { step4: 'toSign' } },
    doesNot: ['signing', 'renewal.requested'],
    section: '4.5',
  },
  {
    in: 'loading',
    when: { gave: ['openJoining', awaiting] },
    then: { open: { step4: { signed: 'asking' } } },
    does: [{ wrote: ['draft', 'draft.closed'] }, asksWhatBecameOfIt],
    section: '4.5',
  },
  {
    in: 'loading',
    when: { gave: ['openJoining', made] },
    then: { open: { step4: { signed: 'arriving' } } },
    does: [{ wrote: ['tokenRefresh', 'renewal.requested'] }],
    section: '4.5',
  },
  { in: 'open', when: { heard: { type: 'draft.emptied' } }, then: { missing: 'unknown' }, section: '4.3' },
  {
    in: { open: { at: { steps: 'step1' } } },
    with: { reached: 'step3' },
    when: goOn,
    then: { open: { at: { steps: { step3: { filling: 'plain' } } } } },
    section: '2.8, 4.5',
    shows: '4.5-04',
  },
  {
    in: { open: 'putAside' },
    with: { reached: 'step2' },
    when: goOn,
    then: { open: { at: { steps: 'step2' } } },
    section: '4.5',
  },
  // A step is saved when it is left, and leads to the next
  {
    in: stepAt('step1'),
    with: { reached: 'step1' },
    when: { heard: { type: 'step.completed', step: 'step1', values: typed } },
    then: { open: { at: { steps: { step1: 'leaving' } } } },
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'step2' }] }],
    tags: ['busy'],
    section: '2.8, 4.5',
    shows: '4.5-04',
  },
  {
    in: stepAt('step2'),
    with: { reached: 'step2' },
    when: { heard: { type: 'step.completed', step: 'step2', values: typed } },
    then: { open: { at: { steps: { step2: 'leaving' } } } },
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'step3' }] }],
    tags: ['busy'],
    section: '2.8, 4.5',
    shows: '4.5-04',
  },
  ...[saved, kept].flatMap(
    (when) =>
      [
        {
          in: { open: { at: { steps: { step1: 'leaving' } } } },
          with: { reached: 'step1' },
          when,
          then: stepAt('step2'),
          context: { reached: 'step2' },
          section: '2.8, 4.5',
          shows: '4.5-01',
        },
        {
          in: { open: { at: { steps: { step2: 'leaving' } } } },
          with: { reached: 'step2' },
          when,
          then: stepAt('step3'),
          context: { reached: 'step3' },
          section: '2.8, 4.5',
          shows: '4.5-01',
        },
      ] as const,
  ),
  {
    in: stepAt('step2'),
    when: { heard: { type: 'step.returned', step: 'step2' } },
    then: stepAt('step1'),
    section: '2.8, 4.5',
  },
  // To a step that was reached, and to no other
  ...(['step1', 'step2', 'step3'] as const).flatMap(
    (step) =>
      [
        {
          in: { open: { at: 'steps' } },
          with: { reached: 'step3' },
          when: { heard: { type: 'step.chosen', step } },
          then: stepAt(step),
          section: '2.8, 4.5',
        },
        {
          in: { open: 'putAside' },
          with: { reached: step },
          when: goOn,
          then: stepAt(step),
          section: '2.8, 4.5',
          shows: '4.5-04',
        },
        {
          in: { open: { at: { steps: 'step1' } } },
          with: { reached: step },
          when: goOn,
          then: stepAt(step),
          section: '2.8, 4.5',
        },
      ] as const,
  ),
  {
    in: stepAt('step1'),
    with: { reached: 'step1' },
    when: { heard: { type: 'step.chosen', step: 'step2' } },
    section: '2.8, 4.5',
  },
  // The address (4.5-05)
  {
    in: emailAt('idle'),
    when: { heard: { type: 'email.confirmationRequested', values: typed } },
    then: emailAt('saving'),
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: typed }] }],
    doesNot: ['confirmEmail'],
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: emailAt('saving'),
    with: { reached: 'step2' },
    when: saved,
    then: emailAt('sending'),
    does: [{ asked: ['confirmEmail', { requestId: 'request-1' }] }],
    section: '7.12',
    shows: '4.5-05',
  },
  {
    in: emailAt('sending'),
    when: { gave: ['confirmEmail', { kind: 'sent', email: 'o@example.ru' }] },
    then: emailAt('sent'),
    context: { sentTo: 'o@example.ru', emailFault: null },
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: emailAt('sent'),
    when: shown,
    then: emailAt('asking'),
    does: [{ asked: ['checkEmail', { requestId: 'request-1' }] }],
    section: '4.5',
  },
  {
    in: emailAt('asking'),
    when: { gave: ['checkEmail', confirmed] },
    then: emailAt('sent'),
    context: { request: confirmed },
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: { open: 'putAside' },
    with: { sentTo: 'o@example.ru', reached: 'step2' },
    when: goOn,
    then: emailAt('asking'),
    section: '4.5',
  },
  // What leaves the third step is sent, and is not gone before the fund has answered (4.5-01)
  {
    in: { open: { at: { steps: { step3: 'filling' } } } },
    with: { request: whole.request, files: [{ id: 'f-1', state: 'clean' }] },
    when: { heard: filled },
    then: { open: { at: { steps: { step3: { sending: 'asked' } } } } },
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'filesCheck' }] }],
    doesNot: ['loadJoining'],
    tags: ['busy'],
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: { open: { at: { steps: { step3: 'filling' } } } },
    with: { files: [] },
    when: { heard: filled },
    then: { open: { at: { steps: { step3: { filling: 'reminded' } } } } },
    doesNot: ['draft.saveRequested'],
    section: '8.2',
  },
  {
    in: { open: { at: { steps: { step3: 'filling' } } } },
    when: { heard: { type: 'step.returned', step: 'step3' } },
    then: { open: { at: { steps: { step2: { filling: 'plain' } } } } },
    section: '4.5',
  },
  {
    in: { open: { at: { steps: { step3: 'sending' } } } },
    when: saved,
    then: { open: { filesCheck: 'asking' } },
    does: [asksWhatBecameOfIt],
    context: { reached: 'filesCheck' },
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: { open: { at: { steps: { step3: 'sending' } } } },
    when: { heard: { type: 'draft.kept', isOnDevice: true } },
    then: { open: { at: { steps: { step3: { sending: 'unanswered' } } } } },
    doesNot: ['loadJoining'],
    section: 'решение',
  },
  // The files are looked at (4.5-01)
  {
    in: { open: { filesCheck: 'asking' } },
    when: { gave: ['loadJoining', accepted] },
    then: { open: { step4: 'toSign' } },
    does: [{ wrote: ['session', 'joining.changed', { request: accepted }] }],
    context: { request: accepted, reached: 'step4' },
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: { open: { filesCheck: 'asking' } },
    when: { gave: ['loadJoining', rejected] },
    then: { open: { filesCheck: { fixing: 'plain' } } },
    doesNot: ['joining.changed'],
    context: { request: rejected },
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: { open: { filesCheck: 'asking' } },
    when: { gave: ['loadJoining', checking] },
    then: { open: { filesCheck: 'watching' } },
    does: [{ waits: ['joiningPause', 30_000] }],
    section: '4.5',
  },
  {
    in: { open: { filesCheck: 'watching' } },
    when: shown,
    then: { open: { filesCheck: 'asking' } },
    does: [asksWhatBecameOfIt],
    section: '4.5',
  },
  {
    in: { open: { filesCheck: 'watching' } },
    when: { elapsed: 'joiningPause' },
    then: { open: { filesCheck: 'asking' } },
    does: [asksWhatBecameOfIt],
    section: 'решение',
  },
  {
    in: { open: { filesCheck: 'fixing' } },
    with: { files: [{ id: 'f-1', state: 'bad' }] },
    when: { heard: { type: 'files.resent', values: typed } },
    then: { open: { filesCheck: { fixing: 'reminded' } } },
    doesNot: ['draft.saveRequested'],
    section: '8.2',
    shows: '4.5-01',
  },
  {
    in: { open: { filesCheck: 'fixing' } },
    after: [
      { gave: ['openJoining', toMend] },
      { gave: ['loadJoining', rejected] },
      { heard: { type: 'file.detached', id: 'f-1' } },
      {
        heard: {
          type: 'file.attached',
          file: { id: 'upload-1', slot: 'PassportMain', name: 'new.jpg', size: 10, limits: {} },
          contentType: 'image/jpeg',
        },
      },
      { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } },
    ],
    when: { heard: { type: 'files.resent', values: typed } },
    then: { open: { filesCheck: { resending: 'asked' } } },
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'filesCheck' }] }],
    tags: ['busy'],
    section: '4.5',
    shows: '4.5-01',
  },
  {
    in: { open: { filesCheck: 'resending' } },
    when: saved,
    then: { open: { filesCheck: 'asking' } },
    does: [asksWhatBecameOfIt],
    section: '4.5',
  },
  // The documents are read and signed, and the contract is awaited (4.5-05)
  {
    in: { open: { step4: 'toSign' } },
    when: { heard: { type: 'signing.requested' } },
    then: { open: { step4: 'findingPapers' } },
    does: [{ asked: ['findPapers'] }],
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: { open: { step4: 'findingPapers' } },
    with: { request: accepted },
    when: { gave: ['findPapers', [{ name: 'Application', title: 'Заявление', isRequired: true }]] },
    then: signing,
    does: [
      {
        asked: [
          'signing',
          {
            subject: { kind: 'statement', statementId: 'request-1', version: 'key-1' },
            documents: ['Application'],
          },
        ],
      },
    ],
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: signing,
    when: { gave: ['signing', { result: 'signed', filed }] },
    then: { open: { step4: { signed: 'asking' } } },
    does: [{ wrote: ['draft', 'draft.closed'] }, asksWhatBecameOfIt],
    context: { request: { currentStep: 4, state: 'signed', signature } },
    section: '4.5',
    shows: '4.5-05',
  },
  {
    in: signing,
    when: { gave: ['signing', { result: 'left' }] },
    then: { open: { step4: { toSign: 'plain' } } },
    doesNot: ['draft.closed'],
    section: '4.5',
  },
  {
    in: { open: { step4: { signed: 'asking' } } },
    when: { gave: ['loadJoining', signed] },
    then: { open: { step4: { signed: 'watching' } } },
    does: [{ wrote: ['session', 'joining.changed', { request: signed }] }],
    doesNot: ['renewal.requested'],
    section: '4.5',
  },
  {
    in: { open: { step4: { signed: 'asking' } } },
    when: { gave: ['loadJoining', active] },
    then: { open: { step4: { signed: 'arriving' } } },
    does: [{ wrote: ['tokenRefresh', 'renewal.requested'] }, { waits: ['rightsPause', 30_000] }],
    section: '4.5',
  },
  {
    in: { open: { step4: { signed: 'watching' } } },
    when: shown,
    then: { open: { step4: { signed: 'asking' } } },
    does: [asksWhatBecameOfIt],
    section: '4.5',
  },
  {
    in: { open: { step4: { signed: 'arriving' } } },
    when: { elapsed: 'rightsPause' },
    then: { open: { step4: { signed: 'arriving' } } },
    does: [{ wrote: ['tokenRefresh', 'renewal.requested'] }],
    section: 'решение',
  },
])
