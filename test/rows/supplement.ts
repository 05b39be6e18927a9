import { fault } from '#domain/faults.ts'
import type { Form, Opening } from '#machines/supplement/contract.ts'
import type { supplement } from '#machines/supplement/machine.ts'
import { offline, refused } from '#test/models/_samples.ts'
import type { StepOf } from '#test/models/_types.ts'
import { outdated, triesLater, waitingRows } from './_statements.ts'
import { rowsOf } from './_types.ts'

const seed = '3aa00000-0000-4000-8000-000000000000'
const firstKey = '3aa00000-0000-4000-8000-000000000001'
const secondKey = '3aa00000-0000-4000-8000-000000000002'
/* L16 as the contract tells it. */
const certificate = {
  fileId: 'f-92',
  fileName: 'spravka.pdf',
  fileType: 'TaxCertificate',
  size: 120_000,
  contentType: 'application/pdf',
}
const form: Form = {
  draft: {
    subject: { kind: 'supplement', clientId: 'client-1' },
    isServed: false,
    seed,
    validationVersion: '',
    firstStep: 'Supplement',
    copy: null,
    record: { kind: 'none' },
  },
  rules: { step: 'Supplement', documents: [{ fileType: 'TaxCertificate', required: true, maxCount: 1 }] },
  today: '2026-02-17',
}
const wanted = { comment: 'Нужна новая справка', until: '2026-03-17' }
const needed: Opening = { kind: 'needed', asked: wanted, form }
const copy = {
  statementId: null,
  version: null,
  reached: 'Supplement',
  validationVersion: '',
  values: { statementId: 'rs-5', comment: 'Новая справка', documents: [certificate] },
  edits: 2,
  attempt: null,
}
const kept: Opening = { kind: 'needed', asked: wanted, form: { ...form, draft: { ...form.draft, copy } } }
const file = { id: 'upload-1', slot: 'TaxCertificate', name: 'spravka.pdf', size: 120_000, limits: { pdf: 20_971_520 } }

type Given = StepOf<typeof supplement>
const opened = (opening: Opening): Given => ({ gave: ['openSupplement', opening] })
const attached: Given = { heard: { type: 'file.attached', file, contentType: 'application/pdf' } }
const accepted: Given = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'TaxCertificate', fileId: 'f-92' } }
const rejected: Given = { heard: { type: 'file.rejected', id: 'upload-1' } }
const gone: Given = { heard: { type: 'file.gone', id: 'upload-1', slot: 'TaxCertificate' } }
const detached: Given = { heard: { type: 'file.detached', id: 'f-92' } }
const submitted: Given = { heard: { type: 'supplement.submitted', comment: 'Новая справка' } }
const unsaid: Given = { heard: { type: 'supplement.submitted', comment: '' } }
const answered = (sending: { kind: 'notNeeded' } | { kind: 'sent'; registrationNumber: string | null }): Given => ({
  gave: ['sendSupplement', sending],
})
const wrong = fault({ kind: 'refused', status: 400, fields: { documents: ['Файл больше не хранится'] } })
const unsound: Given = { gave: ['sendSupplement', { kind: 'refused', fault: wrong }] }
const unanswered: Given = { failed: ['sendSupplement', offline] }

const asksWhatIsNeeded = { asked: ['openSupplement', { statementId: 'rs-5' }] } as const
const attemptOf = (idempotencyKey: string, comment: string | null = 'Новая справка') => ({
  comment,
  documents: [certificate],
  idempotencyKey,
})
const sends = (idempotencyKey: string, comment?: null) =>
  ({ asked: ['sendSupplement', { statementId: 'rs-5', attempt: attemptOf(idempotencyKey, comment) }] }) as const
const filling = (how: 'plain' | 'reminded' | 'refused') => ({ open: { filling: how } }) as const
const sending = { open: 'sending' } as const
const keeps = (documents: object[]) =>
  ({ wrote: ['draft', 'draft.edited', { values: { statementId: 'rs-5', documents } }] }) as const

/** Papers for a statement that waits for them, by sections 4.7, 7.8 and 7.12: what is asked for, the files, one sending. */
export const rows = [
  ...rowsOf<typeof supplement>([
    {
      begins: { statementId: 'rs-5' },
      then: 'checking',
      does: [asksWhatIsNeeded],
      doesNot: ['sendSupplement', 'draft'],
      tags: ['busy'],
      section: '4.7, 7.12',
      shows: '4.7-09',
    },
    {
      in: 'checking',
      when: opened(needed),
      then: filling('plain'),
      does: [{ asked: ['draft', form.draft] }],
      doesNot: ['sendSupplement'],
      context: { asked: wanted, files: [], fault: null },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-09',
    },
    // What was attached before is found again
    {
      in: 'checking',
      when: opened(kept),
      then: filling('plain'),
      does: [{ asked: ['draft', { copy }] }],
      context: { files: [{ ...certificate, id: 'f-92', state: 'clean' }] },
      section: '4.7, 7.12',
    },
    {
      in: 'checking',
      when: opened({ kind: 'notNeeded' }),
      then: 'notNeeded',
      doesNot: ['draft'],
      tags: [],
      section: '4.7, 7.12',
    },
    { in: 'checking', when: opened({ kind: 'missing' }), then: 'missing', doesNot: ['draft'], section: 'решение' },
    {
      in: 'checking',
      when: { failed: ['openSupplement', refused] },
      then: 'failed',
      does: [triesLater],
      doesNot: ['draft'],
      context: { fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    { in: 'notNeeded', when: submitted, doesNot: ['sendSupplement'], section: '4.7, 7.12' },
    // Files
    {
      in: filling('plain'),
      after: [opened(needed)],
      when: attached,
      does: [{ asked: ['upload-1', file] }],
      doesNot: ['draft.edited'],
      context: { files: [{ id: 'upload-1', fileId: null, state: 'busy' }] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: filling('plain'),
      after: [opened(needed), attached],
      when: accepted,
      does: [keeps([certificate])],
      context: { files: [{ id: 'upload-1', fileId: 'f-92', state: 'clean' }] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: filling('plain'),
      after: [opened(needed), attached],
      when: rejected,
      doesNot: ['draft.edited'],
      context: { files: [{ id: 'upload-1', fileId: null, state: 'bad' }] },
      section: '7.8',
    },
    {
      in: filling('plain'),
      after: [opened(needed), attached, accepted],
      when: gone,
      does: [keeps([])],
      context: { files: [] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: filling('plain'),
      after: [opened(kept)],
      when: detached,
      does: [{ did: ['deleteFile', { fileId: 'f-92' }] }, keeps([])],
      context: { files: [] },
      section: '7.8',
      shows: '4.7-05',
    },
    // What is sent is whole
    {
      in: filling('plain'),
      after: [opened(needed)],
      when: submitted,
      then: filling('reminded'),
      doesNot: ['sendSupplement'],
      section: '8.2',
      shows: '4.7-07',
    },
    {
      in: filling('plain'),
      after: [opened(needed), attached],
      when: submitted,
      then: filling('reminded'),
      doesNot: ['sendSupplement'],
      section: '8.2',
    },
    {
      in: filling('plain'),
      after: [opened(kept), attached, rejected],
      when: submitted,
      then: filling('reminded'),
      doesNot: ['sendSupplement'],
      section: '8.2',
    },
    {
      in: filling('plain'),
      after: [opened(needed), attached, accepted],
      when: submitted,
      then: sending,
      does: [sends(firstKey)],
      tags: ['busy'],
      section: '4.7, 7.12',
      shows: '4.7-09',
    },
    {
      in: filling('reminded'),
      after: [opened(needed), submitted, attached, accepted],
      when: unsaid,
      then: sending,
      does: [sends(firstKey, null)],
      section: '4.7, 7.12',
      shows: '4.7-09',
    },
    // One sending
    { in: sending, when: submitted, doesNot: ['sendSupplement'], section: '4.7, 7.12' },
    {
      in: sending,
      after: [opened(kept), submitted],
      when: answered({ kind: 'sent', registrationNumber: 'Д-2026-000012' }),
      then: { open: 'sent' },
      does: [outdated('statements', 'documents'), { wrote: ['draft', 'draft.closed'] }],
      context: { registrationNumber: 'Д-2026-000012', attempt: null },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-09',
    },
    { in: { open: 'sent' }, when: submitted, doesNot: ['sendSupplement'], section: '4.7, 7.12' },
    // Refused with NotNeeded: what is the case now
    {
      in: sending,
      after: [opened(kept), submitted],
      when: answered({ kind: 'notNeeded' }),
      then: 'notNeeded',
      does: [outdated('statements', 'documents')],
      doesNot: ['draft.closed', 'draft.deleted'],
      context: { attempt: null },
      tags: [],
      section: '4.7, 7.12',
    },
    {
      in: sending,
      after: [opened(kept), submitted],
      when: unsound,
      then: filling('refused'),
      doesNot: ['draft.closed'],
      context: { fault: wrong, attempt: null },
      tags: [],
      section: '7.12',
    },
    {
      in: filling('refused'),
      after: [opened(kept), submitted, unsound],
      when: submitted,
      then: sending,
      does: [sends(secondKey)],
      context: { fault: null },
      section: '4.7, 7.12',
    },
    // No answer is no refusal, and what was sent stays as it was
    {
      in: sending,
      after: [opened(kept), submitted],
      when: unanswered,
      then: { open: 'unanswered' },
      does: [triesLater],
      doesNot: ['draft.closed'],
      context: { attempt: attemptOf(firstKey), fault: fault(offline) },
      tags: ['offline'],
      section: 'решение',
    },
    { in: { open: 'unanswered' }, when: submitted, doesNot: ['sendSupplement'], section: '4.7, 7.12' },
    {
      in: { open: 'unanswered' },
      after: [opened(kept), submitted, unanswered, detached],
      when: { heard: { type: 'session.restored' } },
      then: sending,
      does: [sends(firstKey)],
      section: 'решение',
    },
  ]),
  ...waitingRows('failed', 'checking', asksWhatIsNeeded),
  ...waitingRows({ open: 'unanswered' }, { open: 'sending' }, { asked: ['sendSupplement'] }),
]
