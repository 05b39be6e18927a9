import { fault } from '#domain/faults.ts'
import type { Opening } from '#machines/withdrawal/contract.ts'
import { withdrawal } from '#machines/withdrawal/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const seed = '7e1f0000-0000-4000-8000-000000000000'
const firstKey = '7e1f0000-0000-4000-8000-000000000001'
const secondKey = '7e1f0000-0000-4000-8000-000000000002'
const allowed = { canClientRejected: true, deadline: '2026-12-15' }
const barred = { canClientRejected: false, reasonCode: 'Decided', reason: 'По заявлению уже принято решение.' }
const may: Opening = { kind: 'known', permission: allowed, seed }
const mayNot: Opening = { kind: 'known', permission: barred, seed }
const missing: Opening = { kind: 'missing' }
const made = { kind: 'made', statementId: 'cr-1' } as const
const decided = fault({ kind: 'refused', status: 409, code: 'CannotReject' })
const papers = [
  { name: 'ClientRejected', title: 'Отзыв заявления', isRequired: true },
  { name: 'Leaflet', title: 'Памятка', isRequired: false },
]
const filed = { statementId: 'cr-1', registrationNumber: 'З-2026-000901', registrationDate: null, documentId: 'd-cr-1' }
const asked = { heard: { type: 'withdrawal.requested' } } as const
const opened = (opening: Opening) => ({ gave: ['openWithdrawal', opening] }) as const
const created = { gave: ['createRequest', made] } as const
const named = { gave: ['findPapers', papers] } as const
const toSigning = [opened(may), asked, created, named] as const
const toldOfStatements = {
  wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements'] }],
} as const
const toldOfAll = {
  wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements', 'documents'] }],
} as const
const subject = { kind: 'statement', statementId: 'cr-1', version: null } as const

export const model = modelOf(withdrawal, {
  inputs: [{ statementId: 'rs-7' }],
  events: {
    'withdrawal.requested': [asked.heard],
    'session.restored': [{ type: 'session.restored' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    openWithdrawal: { gives: [may, mayNot, missing], fails: [refused] },
    createRequest: { gives: [made, { kind: 'refused', fault: decided }], fails: [offline] },
    findPapers: { gives: [papers], fails: [refused] },
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: decided },
      ],
      fails: [{ kind: 'unexpected' }],
    },
    watchNetwork: unanswered,
    watchSession: unanswered,
  },
  visible: ({ permission, attempts, requestId, papers: shown, filed: known, refusal, fault: kept }) => [
    permission?.canClientRejected,
    Math.min(attempts, 2),
    requestId,
    shown.length,
    known !== null,
    refusal?.code,
    kept !== null,
  ],
  journeys: [
    {
      title: '[4.7-03] a statement is taken back where the fund allows it, by a request that was read and signed',
      story: [
        { asked: ['openWithdrawal', { statementId: 'rs-7' }] },
        { tagged: ['busy'] },
        opened(may),
        { state: 'offered' },
        { context: { permission: allowed } },
        { not: { asked: ['createRequest'] } },
        asked,
        { asked: ['createRequest', { idempotencyKey: firstKey }] },
        { tagged: ['busy'] },
        created,
        { context: { requestId: 'cr-1' } },
        { tagged: ['busy'] },
        named,
        { asked: ['signing', { subject, documents: ['ClientRejected'] }] },
        { gave: ['signing', { result: 'signed', filed }] },
        toldOfAll,
        { state: 'withdrawn' },
        { context: { filed } },
      ],
    },
    {
      title: '[4.7-03] where the fund does not allow it the reason is kept, and nothing can be asked for',
      story: [
        opened(mayNot),
        { state: 'notAllowed' },
        { context: { permission: barred } },
        asked,
        { state: 'notAllowed' },
      ],
    },
    {
      title: 'nobody takes back what they have not filed',
      story: [opened(missing), { state: 'missing' }],
    },
    {
      title: 'what could not be found out is asked again, and the old fault is forgotten',
      story: [
        { failed: ['openWithdrawal', refused] },
        { state: 'failed' },
        { tagged: ['offline'] },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        opened(may),
        { context: { fault: null } },
      ],
    },
    {
      title: 'a request that got no answer is no refusal: the same is asked again under the same key, and nothing else',
      story: [
        opened(may),
        asked,
        { failed: ['createRequest', offline] },
        { state: 'unanswered' },
        { tagged: ['offline'] },
        asked,
        { state: 'unanswered' },
        { heard: { type: 'session.restored' } },
        { asked: ['createRequest', { idempotencyKey: firstKey }] },
        created,
        { context: { requestId: 'cr-1', fault: null, attempts: 1 } },
      ],
    },
    {
      title: 'a request that is refused leads to what exists, and another try has another key',
      story: [
        opened(may),
        asked,
        { gave: ['createRequest', { kind: 'refused', fault: decided }] },
        toldOfStatements,
        { state: 'checking' },
        { context: { refusal: decided } },
        opened(may),
        { state: 'offered' },
        asked,
        { asked: ['createRequest', { idempotencyKey: secondKey }] },
        { context: { refusal: null } },
      ],
    },
    {
      title: 'documents that could not be named are asked for again',
      story: [
        opened(may),
        asked,
        created,
        { failed: ['findPapers', refused] },
        { state: 'paperless' },
        { tagged: ['offline'] },
        { context: { fault: fault(refused) } },
        { heard: { type: 'network.restored' } },
        named,
        { state: 'signing' },
        { context: { fault: null, papers } },
      ],
    },
    {
      title: 'whoever goes back from the documents goes on later with the same request',
      story: [
        ...toSigning,
        { gave: ['signing', { result: 'left' }] },
        { state: 'offered' },
        asked,
        { state: 'findingPapers' },
        { context: { attempts: 1, requestId: 'cr-1', refusal: null } },
      ],
    },
    {
      title: 'a signature that was refused is of a request that will not do: what may be done is asked anew',
      story: [
        ...toSigning,
        { gave: ['signing', { result: 'refused', fault: decided }] },
        toldOfAll,
        { state: 'checking' },
        { context: { requestId: null, refusal: decided } },
        opened(may),
        asked,
        { context: { refusal: null, attempts: 2 } },
        created,
        named,
        { failed: ['signing', { kind: 'unexpected' }] },
        { state: 'checking' },
        { context: { requestId: null } },
      ],
    },
    {
      title: 'what was refused once is not said any more when the same request is gone on with',
      story: [
        opened(may),
        asked,
        { gave: ['createRequest', { kind: 'refused', fault: decided }] },
        opened(may),
        asked,
        created,
        named,
        { gave: ['signing', { result: 'outdated' }] },
        toldOfAll,
        { context: { requestId: null, refusal: null } },
        opened(mayNot),
        { state: 'notAllowed' },
      ],
    },
  ],
})
