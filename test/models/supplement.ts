import { fault } from '#domain/faults.ts'
import type { Form, Opening } from '#machines/supplement/contract.ts'
import { supplement } from '#machines/supplement/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const seed = '7e1f0000-0000-4000-8000-000000000000'
const firstKey = '7e1f0000-0000-4000-8000-000000000001'
const secondKey = '7e1f0000-0000-4000-8000-000000000002'
const scan = { fileId: 'f-1', fileName: 'old.jpg', fileType: 'PassportMain', size: 10, contentType: 'image/jpeg' }
const sent = {
  fileId: 'tmp-1',
  fileName: 'passport.jpg',
  fileType: 'PassportMain',
  size: 100,
  contentType: 'image/jpeg',
}
const draft: Form['draft'] = {
  subject: { kind: 'supplement', clientId: 'client-1' },
  isServed: false,
  seed,
  validationVersion: '',
  firstStep: 'Supplement',
  copy: null,
  record: { kind: 'none' },
}
const copy = {
  statementId: null,
  version: null,
  reached: 'Supplement',
  validationVersion: '',
  values: { statementId: 'rs-5', comment: 'Новый паспорт', documents: [scan] },
  edits: 2,
  attempt: null,
}
const form: Form = {
  draft,
  rules: {
    step: 'Supplement',
    fields: [{ path: 'documents', required: true }],
    documents: [{ fileType: 'PassportMain', maxCount: 2 }],
  },
  today: '2026-11-25',
}
const asked = { comment: 'Пришлите новый паспорт', until: '2026-12-20' }
const needed: Opening = { kind: 'needed', asked, form }
const restored: Opening = { kind: 'needed', asked, form: { ...form, draft: { ...draft, copy } } }
const file = { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: 100, limits: { jpg: 1000 } }
const wrong = fault({ kind: 'refused', status: 400, fields: { documents: ['Файл больше не хранится'] } })

const opened = (opening: Opening) => ({ gave: ['openSupplement', opening] }) as const
const attached = { heard: { type: 'file.attached', file, contentType: 'image/jpeg' } } as const
const accepted = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } } as const
const submitted = { heard: { type: 'supplement.submitted', comment: ' Новый паспорт ' } } as const
const filling = (how: 'plain' | 'reminded' | 'refused') => ({ state: { open: { filling: how } } }) as const
const edited = (documents: object[]) =>
  ({ wrote: ['draft', 'draft.edited', { values: { statementId: 'rs-5', documents } }] }) as const
const told = {
  wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements', 'documents'] }],
} as const
const attemptOf = (idempotencyKey: string, documents: (typeof scan)[]) => ({
  comment: 'Новый паспорт',
  documents,
  idempotencyKey,
})
const has = (files: readonly { id: string }[], id: string) => files.some((one) => one.id === id)

export const model = modelOf(supplement, {
  inputs: [{ statementId: 'rs-5' }],
  events: {
    'supplement.submitted': [submitted.heard, { type: 'supplement.submitted', comment: '' }],
    'file.attached': [attached.heard],
    'file.accepted': ({ files }) => (has(files, 'upload-1') ? [accepted.heard] : []),
    'file.rejected': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.rejected' as const, id: 'upload-1' }] : [],
    'file.gone': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.gone' as const, id: 'upload-1', slot: 'PassportMain' }] : [],
    'file.detached': ({ files }) => (has(files, 'f-1') ? [{ type: 'file.detached' as const, id: 'f-1' }] : []),
    'session.restored': [{ type: 'session.restored' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    openSupplement: { gives: [needed, restored, { kind: 'notNeeded' }, { kind: 'missing' }], fails: [refused] },
    sendSupplement: {
      gives: [
        { kind: 'sent', registrationNumber: 'Д-2026-000012' },
        { kind: 'notNeeded' },
        { kind: 'refused', fault: wrong },
      ],
      fails: [offline],
    },
    draft: unanswered,
    upload: unanswered,
    watchNetwork: unanswered,
    watchSession: unanswered,
  },
  visible: ({ form: known, files, attempts, attempt, registrationNumber, fault: kept }) => [
    known !== null,
    files.map(({ id, state }) => [id, state]),
    Math.min(attempts, 2),
    attempt?.comment,
    registrationNumber,
    kept?.kind,
  ],
  journeys: [
    {
      title: '[4.7-09] papers and a comment are sent after a statement that waits for them, once',
      story: [
        { asked: ['openSupplement', { statementId: 'rs-5' }] },
        { tagged: ['busy'] },
        opened(needed),
        filling('plain'),
        { asked: ['draft', draft] },
        { context: { asked, files: [] } },
        submitted,
        filling('reminded'),
        attached,
        { asked: ['upload-1', file] },
        submitted,
        filling('reminded'),
        accepted,
        edited([sent]),
        submitted,
        { asked: ['sendSupplement', { statementId: 'rs-5', attempt: attemptOf(firstKey, [sent]) }] },
        { tagged: ['busy'] },
        submitted,
        { state: { open: 'sending' } },
        { gave: ['sendSupplement', { kind: 'sent', registrationNumber: 'Д-2026-000012' }] },
        told,
        { wrote: ['draft', 'draft.closed'] },
        { state: { open: 'sent' } },
        { context: { registrationNumber: 'Д-2026-000012', attempt: null } },
      ],
    },
    {
      title: 'what was typed and attached before is found again, and a file of then can be taken out',
      story: [
        opened(restored),
        { context: { files: [{ ...scan, id: 'f-1', state: 'clean' }] } },
        { heard: { type: 'file.detached', id: 'f-1' } },
        edited([]),
        { context: { files: [] } },
        submitted,
        filling('reminded'),
      ],
    },
    {
      title: 'a sending that got no answer is no refusal: the same is sent again under the same key',
      story: [
        opened(restored),
        submitted,
        { failed: ['sendSupplement', offline] },
        { state: { open: 'unanswered' } },
        { tagged: ['offline'] },
        { context: { fault: fault(offline) } },
        submitted,
        { state: { open: 'unanswered' } },
        { heard: { type: 'session.restored' } },
        { asked: ['sendSupplement', { statementId: 'rs-5', attempt: attemptOf(firstKey, [scan]) }] },
      ],
    },
    {
      title: 'what the fund refuses is said, and another try has another key',
      story: [
        opened(restored),
        submitted,
        { gave: ['sendSupplement', { kind: 'refused', fault: wrong }] },
        filling('refused'),
        { context: { fault: wrong, attempt: null } },
        submitted,
        { asked: ['sendSupplement', { statementId: 'rs-5', attempt: attemptOf(secondKey, [scan]) }] },
        { context: { fault: null } },
      ],
    },
    {
      title: 'papers that are not needed any more lead to the present state, and stay on the device',
      story: [
        opened(restored),
        submitted,
        { gave: ['sendSupplement', { kind: 'notNeeded' }] },
        told,
        { not: { wrote: ['draft', 'draft.closed'] } },
        { state: 'notNeeded' },
        { context: { attempt: null } },
      ],
    },
    {
      title: 'a file that is refused lets nothing be sent until it is taken out',
      story: [
        opened(restored),
        attached,
        { heard: { type: 'file.rejected', id: 'upload-1' } },
        submitted,
        filling('reminded'),
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        edited([scan]),
        submitted,
        { state: { open: 'sending' } },
      ],
    },
    {
      title: 'nothing is asked of whom the fund asks nothing',
      story: [opened({ kind: 'notNeeded' }), { state: 'notNeeded' }],
    },
    {
      title: 'nobody sends papers after what they have not filed',
      story: [opened({ kind: 'missing' }), { state: 'missing' }],
    },
    {
      title: 'what could not be found out is asked again, and the old fault is forgotten',
      story: [
        { failed: ['openSupplement', refused] },
        { state: 'failed' },
        { tagged: ['offline'] },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        opened(needed),
        { context: { fault: null } },
      ],
    },
  ],
})
