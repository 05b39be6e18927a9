import { fault } from '#domain/faults.ts'
import { signing } from '#machines/signing/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const subject = { kind: 'statement', statementId: 'rs-1', version: 4 } as const
const synchronizer = { kind: 'synchronizer', statementType: 'PensionStatement', statement: { termYears: 10 } } as const
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const sent = { kind: 'sent', ticket, cooldown: 12_000 } as const
const filed = {
  statementId: 'st-900',
  registrationNumber: 'З-2026-000900',
  registrationDate: '2026-02-17T10:02:00Z',
  documentId: 'd-1200',
} as const
const denied = fault({ kind: 'refused', status: 409, code: 'StatementInProgress' })
const opened = { heard: { type: 'document.opened', document: 'application' } } as const
const seen = { heard: { type: 'document.seen', document: 'application' } } as const
const read = [opened, { gave: ['openDocument', undefined] }, seen] as const
const requested = { heard: { type: 'code.requested' } } as const
const awaited = [...read, requested, { gave: ['requestCode', sent] }] as const
const unfiled = { gave: ['askFate', { kind: 'draft', version: 4 }] } as const

export const model = modelOf(signing, {
  inputs: [
    { subject, documents: ['application'] },
    { subject: synchronizer, documents: ['application'] },
  ],
  events: {
    'document.opened': [opened.heard],
    'document.seen': [seen.heard],
    'code.requested': [requested.heard],
    'signing.left': [{ type: 'signing.left' }],
    'statement.changed': [{ type: 'statement.changed' }],
    'statement.filed': [{ type: 'statement.filed' }],
    'session.restored': [{ type: 'session.restored' }],
    'session.lapsed': [{ type: 'session.lapsed' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    watchLapse: unanswered,
    openDocument: { gives: [undefined], fails: [refused] },
    requestCode: {
      gives: [sent, { kind: 'outdated' }, { kind: 'confirmed' }, { kind: 'refused', fault: denied }],
      fails: [offline],
    },
    askFate: {
      gives: [
        { kind: 'filed', filed },
        { kind: 'draft', version: 4 },
        { kind: 'draft', version: null },
        { kind: 'gone' },
      ],
      fails: [offline],
    },
    codeEntry: {
      gives: [
        { outcome: 'confirmed', proof: { kind: 'filed', filed } },
        { outcome: 'left' },
        { outcome: 'unknown' },
        { outcome: 'unanswered' },
      ],
      fails: [{ kind: 'unexpected' }],
    },
    watchNetwork: unanswered,
    watchSession: unanswered,
  },
  visible: ({
    subject: { kind },
    received,
    seen: shown,
    opening,
    ticket: awaitedTicket,
    fault: known,
    filed: known2,
  }) => [kind, received, shown, opening, awaitedTicket !== null, known?.kind, known2 !== null],
  journeys: [
    {
      title: 'documents are opened, a code is asked for and signs the version that was shown',
      story: [
        requested,
        { state: { previewing: 'choosing' } },
        { not: { asked: ['requestCode'] } },
        opened,
        { tagged: ['busy'] },
        { asked: ['openDocument', { subject, document: 'application' }] },
        { gave: ['openDocument', undefined] },
        { context: { received: ['application'], seen: [], opening: null } },
        { tagged: [] },
        requested,
        { state: { previewing: 'choosing' } },
        { not: { asked: ['requestCode'] } },
        seen,
        { context: { seen: ['application'] } },
        requested,
        { tagged: ['busy'] },
        { asked: ['requestCode', { subject }] },
        { gave: ['requestCode', sent] },
        { asked: ['codeEntry', { subject, ticket, cooldown: 12_000 }] },
        { gave: ['codeEntry', { outcome: 'confirmed', proof: { kind: 'filed', filed } }] },
        { state: 'signed' },
        { ended: { result: 'signed', filed } },
        { context: { ticket: null, cooldown: 0 } },
      ],
    },
    {
      title: 'a document that did not come cannot be called seen, and may be opened again',
      story: [
        opened,
        { failed: ['openDocument', refused] },
        { context: { received: [], opening: null, fault: fault(refused) } },
        seen,
        { context: { seen: [] } },
        requested,
        { state: { previewing: 'choosing' } },
        opened,
        { context: { opening: 'application', fault: null } },
      ],
    },
    {
      title: 'a code that got no answer is not tried again before the service has said what became of it',
      story: [
        ...awaited,
        { gave: ['codeEntry', { outcome: 'unanswered' }] },
        { asked: ['askFate', { subject }] },
        { tagged: ['busy'] },
        { failed: ['askFate', offline] },
        { state: 'unknown' },
        { tagged: ['offline'] },
        { context: { fault: fault(offline) } },
        { heard: { type: 'session.restored' } },
        { asked: ['askFate', { subject }] },
        { gave: ['askFate', { kind: 'filed', filed }] },
        { ended: { result: 'signed', filed } },
      ],
    },
    {
      title: 'a sign-in that runs out while a code is asked for lets no code be awaited',
      story: [
        ...read,
        requested,
        { heard: { type: 'session.lapsed' } },
        { state: 'asking' },
        { not: { asked: ['codeEntry'] } },
      ],
    },
    {
      title: 'a sign-in that runs out over a code asks what became of the statement before another is sent',
      story: [
        ...awaited,
        { heard: { type: 'session.lapsed' } },
        { state: 'asking' },
        { context: { ticket: null } },
        { failed: ['askFate', offline] },
        { heard: { type: 'session.restored' } },
        { asked: ['askFate', { subject }] },
      ],
    },
    {
      title: 'what was not filed and is the same may be signed by another code; what has moved may not',
      story: [
        ...awaited,
        { failed: ['codeEntry', { kind: 'unexpected' }] },
        unfiled,
        { state: { previewing: 'choosing' } },
        { context: { seen: ['application'], ticket: null } },
        requested,
        { gave: ['requestCode', sent] },
        { heard: { type: 'statement.changed' } },
        { state: 'asking' },
        { gave: ['askFate', { kind: 'draft', version: 5 }] },
        { ended: { result: 'outdated' } },
      ],
    },
    {
      title: 'a draft that is gone and was not filed is outdated',
      story: [
        ...awaited,
        { gave: ['codeEntry', { outcome: 'unknown' }] },
        { gave: ['askFate', { kind: 'gone' }] },
        { ended: { result: 'outdated' } },
      ],
    },
    {
      title: 'whoever goes back from the documents or from the code has left',
      story: [...awaited, { gave: ['codeEntry', { outcome: 'left' }] }, { ended: { result: 'left' } }],
    },
    {
      title: 'whoever goes back from the documents has left',
      story: [{ heard: { type: 'signing.left' } }, { ended: { result: 'left' } }],
    },
    {
      title: 'an edit while documents are seen or a code is asked for outdates the signing',
      story: [
        ...read,
        requested,
        { heard: { type: 'statement.changed' } },
        { state: 'outdated' },
        { ended: { result: 'outdated' } },
      ],
    },
    {
      title: 'an edit while documents are seen outdates the signing',
      story: [{ heard: { type: 'statement.changed' } }, { ended: { result: 'outdated' } }],
    },
    {
      title: 'another version in the service gives no code',
      story: [...read, requested, { gave: ['requestCode', { kind: 'outdated' }] }, { ended: { result: 'outdated' } }],
    },
    {
      title: 'what is signed already is asked about',
      story: [...read, requested, { gave: ['requestCode', { kind: 'confirmed' }] }, { state: 'asking' }],
    },
    {
      title: 'a refusal ends the signing with its reason; no answer lets one ask again',
      story: [
        ...read,
        requested,
        { failed: ['requestCode', offline] },
        { state: { previewing: 'choosing' } },
        { context: { fault: fault(offline) } },
        requested,
        { context: { fault: null } },
        { gave: ['requestCode', { kind: 'refused', fault: denied }] },
        { ended: { result: 'refused', fault: denied } },
      ],
    },
    {
      title: 'a statement whose content is sent with the code has no version of the service',
      input: { subject: synchronizer, documents: ['application'] },
      story: [
        ...read,
        requested,
        { gave: ['requestCode', sent] },
        { context: { fault: null, cooldown: 12_000 } },
        { heard: { type: 'statement.filed' } },
        { state: 'asking' },
        { gave: ['askFate', { kind: 'draft', version: null }] },
        { state: { previewing: 'choosing' } },
      ],
    },
  ],
})
