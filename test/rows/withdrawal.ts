import { fault } from '#domain/faults.ts'
import type { withdrawal } from '#machines/withdrawal/machine.ts'
import { offline, refused } from '#test/models/_samples.ts'
import { outdated, triesLater, waitingRows } from './_statements.ts'
import { rowsOf } from './_types.ts'

const seed = '7e1f0000-0000-4000-8000-000000000000'
const firstKey = '7e1f0000-0000-4000-8000-000000000001'
const secondKey = '7e1f0000-0000-4000-8000-000000000002'
/* L17 as the contract tells it, either way. */
const allowed = { canClientRejected: true, reasonCode: null, reason: null, deadline: '2026-02-24' }
const barred = {
  canClientRejected: false,
  reasonCode: 'Decided',
  reason: 'По заявлению принято решение.',
  deadline: null,
}
const cannotReject = fault({ kind: 'refused', status: 409, code: 'CannotReject' })
const papers = [
  { name: 'ClientRejected', title: 'Отзыв заявления', isRequired: true },
  { name: 'Leaflet', title: 'Памятка', isRequired: false },
]
const filed = { statementId: 'cr-1', registrationNumber: 'З-1', registrationDate: '2026-02-17', documentId: 'd-1' }
const requested = { heard: { type: 'withdrawal.requested' } } as const
const asksWhetherItMay = { asked: ['openWithdrawal', { statementId: 'rs-7' }] } as const
const asksForPapers = { asked: ['findPapers'] } as const
const makes = (idempotencyKey: string) => ({ asked: ['createRequest', { idempotencyKey }] }) as const

/** The withdrawal of a redemption, by sections 4.7 and 7.12: may it be, the request, its document, the code. */
export const rows = [
  ...rowsOf<typeof withdrawal>([
    {
      begins: { statementId: 'rs-7' },
      then: 'checking',
      does: [asksWhetherItMay],
      doesNot: ['createRequest'],
      tags: ['busy'],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    {
      in: 'checking',
      when: { gave: ['openWithdrawal', { kind: 'known', permission: allowed, seed }] },
      then: 'offered',
      doesNot: ['createRequest'],
      context: { permission: allowed, fault: null },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    {
      in: 'checking',
      when: { gave: ['openWithdrawal', { kind: 'known', permission: barred, seed }] },
      then: 'notAllowed',
      doesNot: ['createRequest'],
      context: { permission: barred },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    {
      in: 'notAllowed',
      when: requested,
      doesNot: ['createRequest', 'findPapers'],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    {
      in: 'checking',
      when: { gave: ['openWithdrawal', { kind: 'missing' }] },
      then: 'missing',
      tags: [],
      section: 'решение',
    },
    {
      in: 'checking',
      when: { failed: ['openWithdrawal', refused] },
      then: 'failed',
      does: [triesLater],
      context: { fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    {
      in: 'offered',
      with: { requestId: null, seed, attempts: 0 },
      when: requested,
      then: 'creating',
      does: [makes(firstKey)],
      context: { refusal: null },
      tags: ['busy'],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    { in: 'creating', when: requested, doesNot: ['createRequest'], section: '4.7, 7.12' },
    {
      in: 'creating',
      when: { gave: ['createRequest', { kind: 'made', statementId: 'cr-1' }] },
      then: 'findingPapers',
      does: [asksForPapers],
      context: { requestId: 'cr-1', fault: null },
      tags: ['busy'],
      section: '4.7, 7.12',
    },
    // Who may not take it back any more is told what is the case now
    {
      in: 'creating',
      when: { gave: ['createRequest', { kind: 'refused', fault: cannotReject }] },
      then: 'checking',
      does: [asksWhetherItMay, outdated('statements')],
      context: { requestId: null, refusal: cannotReject },
      section: '4.7, 7.12',
    },
    {
      in: 'creating',
      when: { failed: ['createRequest', offline] },
      then: 'unanswered',
      does: [triesLater],
      doesNot: ['findPapers', 'openWithdrawal'],
      context: { requestId: null, refusal: null, fault: fault(offline) },
      tags: ['offline'],
      section: 'решение',
    },
    { in: 'unanswered', when: requested, doesNot: ['createRequest'], section: '4.7, 7.12' },
    // What was refused is asked for under another key
    {
      in: 'offered',
      with: { requestId: null, seed, attempts: 1 },
      when: requested,
      then: 'creating',
      does: [makes(secondKey)],
      context: { refusal: null },
      section: '4.7, 7.12',
    },
    // One request: whoever comes back goes on with it
    {
      in: 'offered',
      with: { requestId: 'cr-1' },
      when: requested,
      then: 'findingPapers',
      does: [asksForPapers],
      doesNot: ['createRequest'],
      context: { requestId: 'cr-1', refusal: null },
      section: 'решение',
    },
    {
      in: 'findingPapers',
      with: { requestId: 'cr-1' },
      when: { gave: ['findPapers', papers] },
      then: 'signing',
      does: [
        {
          asked: [
            'signing',
            { subject: { kind: 'statement', statementId: 'cr-1', version: null }, documents: ['ClientRejected'] },
          ],
        },
      ],
      context: { papers, fault: null },
      tags: [],
      section: '4.7, 7.11, 7.12',
      shows: '4.7-03',
    },
    {
      in: 'findingPapers',
      when: { failed: ['findPapers', refused] },
      then: 'paperless',
      does: [triesLater],
      doesNot: ['signing'],
      context: { requestId: 'cr-1', fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    {
      in: 'signing',
      when: { gave: ['signing', { result: 'signed', filed }] },
      then: 'withdrawn',
      does: [outdated('statements', 'documents')],
      context: { filed },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-03',
    },
    { in: 'withdrawn', when: requested, doesNot: ['createRequest', 'findPapers'], section: '4.7, 7.12' },
    {
      in: 'signing',
      when: { gave: ['signing', { result: 'left' }] },
      then: 'offered',
      context: { requestId: 'cr-1', filed: null },
      section: 'решение',
    },
    // A signature that was refused, or that is of something else by now: what may be done is asked anew, and nothing is signed twice
    {
      in: 'signing',
      when: { gave: ['signing', { result: 'refused', fault: cannotReject }] },
      then: 'checking',
      does: [asksWhetherItMay, outdated('statements', 'documents')],
      context: { requestId: null, refusal: cannotReject, filed: null },
      section: '4.7, 7.12',
    },
    {
      in: 'signing',
      when: { gave: ['signing', { result: 'outdated' }] },
      then: 'checking',
      does: [asksWhetherItMay, outdated('statements', 'documents')],
      context: { requestId: null, refusal: null, filed: null },
      section: '4.7, 7.12',
    },
    {
      in: 'signing',
      when: { failed: ['signing', { kind: 'unexpected' }] },
      then: 'checking',
      does: [asksWhetherItMay],
      context: { requestId: null, filed: null },
      section: 'решение',
    },
  ]),
  ...waitingRows('failed', 'checking', asksWhetherItMay),
  ...waitingRows('unanswered', 'creating', makes(firstKey), { with: { seed, attempts: 1 } }),
  ...waitingRows('paperless', 'findingPapers', asksForPapers),
]
