import { fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Opening } from '#machines/tax-deduction/contract.ts'
import { taxDeduction } from '#machines/tax-deduction/machine.ts'
import { offline, product, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const rules: FormSteps = {
  steps: [
    {
      step: 'Choose',
      fields: [
        { path: 'years', required: true },
        { path: 'recipient', required: true },
      ],
    },
  ],
}
const draft = {
  subject: { kind: 'deduction', clientId: 'client-1' },
  isServed: false,
  seed: '7e1f0000-0000-4000-8000-000000000000',
  validationVersion: '2026.02',
  firstStep: 'choose',
  copy: null,
  record: { kind: 'none' },
} as const
const blank: Opening = {
  years: [{ year: 2025, sum: 55_000, status: 'open' }],
  hasOwnContributions: true,
  form: { draft, rules, programmes: [product], today: '2026-11-25' },
}
const nothing: Opening = {
  years: [{ year: 2025, sum: 55_000, status: 'requested' }],
  hasOwnContributions: true,
  form: null,
}
const typed = { years: [2025], agreementIds: ['product-1'], recipient: 'Self', income: '90000' }
/** Of a year that cannot be ordered, which no form rule knows. */
const past = { ...typed, years: [2019] }
/** The income is for the estimate alone: with another one the same is wanted. */
const estimated = { ...typed, income: '250000' }
const other = { ...typed, recipient: 'Relative' }
const orderOf = (recipient: string, attempts: number) => ({
  years: [2025],
  agreementIds: ['product-1'],
  recipient,
  idempotencyKey: `7e1f0000-0000-4000-8000-${String(attempts).padStart(12, '0')}`,
})
const made = { kind: 'made', statementId: 'td-1' } as const
const requested = fault({ kind: 'refused', status: 409, code: 'YearAlreadyRequested' })
const wrong = fault({ kind: 'refused', status: 400 })
const filed = { statementId: 'td-1', registrationNumber: 'НВ-1', registrationDate: '2026-11-25', documentId: null }

const opened = { gave: ['openDeduction', blank] } as const
const sign = (values: DraftValues) => ({ heard: { type: 'statement.signed', values } }) as const
const created = { gave: ['makeOrder', made] } as const
const filling = (how: string) => ({ state: { open: { filling: how } } }) as never
const putAside = { heard: { type: 'statement.putAside' } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const deletion = { heard: { type: 'deletion.requested' } } as const
const subject = { kind: 'statement', statementId: 'td-1', version: null } as const

export const model = modelOf(taxDeduction, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.restored': [{ type: 'session.restored' }],
    'statement.signed': [sign(typed).heard, sign(other).heard, sign(past).heard, sign({}).heard],
    'statement.putAside': [putAside.heard],
    'statement.continued': [{ type: 'statement.continued' }],
    'deletion.requested': [deletion.heard],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
    'draft.kept': [kept.heard],
    'draft.changed': [{ type: 'draft.changed' }],
    'draft.emptied': [{ type: 'draft.emptied' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchSession: unanswered,
    openDeduction: { gives: [blank, nothing], fails: [refused] },
    makeOrder: { gives: [made, { kind: 'refused', fault: requested }], fails: [offline] },
    draft: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: wrong },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({ years, form, attempts, made: last, statementId, filed: known, fault: why }) => [
    years.length,
    form !== null,
    Math.min(attempts, 2),
    last,
    statementId,
    known !== null,
    why?.code ?? why?.kind ?? null,
  ],
  journeys: [
    {
      title: '[4.7-08] papers are ordered for the years that were chosen: made once, read, signed',
      story: [
        { tagged: ['busy'] },
        opened,
        { context: { years: blank.years } },
        { asked: ['draft', draft] },
        filling('plain'),
        sign({}),
        filling('reminded'),
        sign(past),
        filling('reminded'),
        { not: { asked: ['makeOrder'] } },
        sign(typed),
        { wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'choose' }] },
        { asked: ['makeOrder', { order: orderOf('Self', 1) }] },
        { tagged: ['busy'] },
        created,
        { asked: ['signing', { subject, documents: ['TaxDeduction'] }] },
        { gave: ['signing', { result: 'signed', filed }] },
        { state: { open: 'submitted' } },
        { context: { filed } },
        { wrote: ['draft', 'draft.closed'] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements', 'documents'] }] },
      ],
    },
    {
      title: '[2.2-14] where there is nothing to deduct no form is opened',
      story: [
        { gave: ['openDeduction', nothing] },
        { state: 'nothing' },
        { context: { years: nothing.years, form: null } },
        { not: { asked: ['draft'] } },
      ],
    },
    {
      title: 'what could not be opened is opened again, and the old fault is forgotten',
      story: [
        { failed: ['openDeduction', refused] },
        { state: 'failed' },
        { tagged: ['offline'] },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        opened,
        { context: { fault: null } },
      ],
    },
    {
      title: 'an order that got no answer is no refusal: the same goes again under the same key, and nothing else',
      story: [
        opened,
        sign(typed),
        { failed: ['makeOrder', offline] },
        { state: { open: 'unanswered' } },
        { tagged: ['offline'] },
        sign(typed),
        { state: { open: 'unanswered' } },
        { heard: { type: 'network.restored' } },
        { asked: ['makeOrder', { order: orderOf('Self', 1) }] },
        created,
        { state: { open: 'signing' } },
        { context: { fault: null, attempts: 1 } },
      ],
    },
    {
      title: 'an order that is refused says why, and another try has another key',
      story: [
        opened,
        sign(typed),
        { gave: ['makeOrder', { kind: 'refused', fault: requested }] },
        filling('plain'),
        { context: { fault: requested } },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements'] }] },
        sign(typed),
        { context: { fault: null } },
        { asked: ['makeOrder', { order: orderOf('Self', 2) }] },
      ],
    },
    {
      title: 'whoever goes back from the document and changes nothing goes on with the same order',
      story: [
        opened,
        sign(typed),
        created,
        { gave: ['signing', { result: 'left' }] },
        filling('plain'),
        sign(estimated),
        { state: { open: 'signing' } },
        { context: { attempts: 1, statementId: 'td-1' } },
        { gave: ['signing', { result: 'left' }] },
        sign(other),
        { asked: ['makeOrder', { order: orderOf('Relative', 2) }] },
        { context: { statementId: null } },
      ],
    },
    {
      title: 'an edit while it is signed makes the code worthless, and what was refused is made anew',
      story: [
        opened,
        sign(typed),
        created,
        { heard: { type: 'draft.changed' } },
        { wrote: ['signing', 'statement.changed'] },
        { gave: ['signing', { result: 'outdated' }] },
        filling('plain'),
        { context: { statementId: null, fault: null } },
        sign(typed),
        created,
        { gave: ['signing', { result: 'refused', fault: wrong }] },
        { context: { statementId: null, fault: wrong } },
        sign(typed),
        created,
        { failed: ['signing', { kind: 'unexpected' }] },
        filling('plain'),
        { context: { statementId: null, attempts: 3 } },
      ],
    },
    {
      title: 'what is put aside is on the device, and gone on with',
      story: [
        opened,
        putAside,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'choose' }] },
        { tagged: ['busy'] },
        kept,
        { state: { open: 'putAside' } },
        { heard: { type: 'statement.continued' } },
        filling('plain'),
      ],
    },
    {
      title: 'a draft is deleted when its deletion was confirmed, and the years are asked anew',
      story: [
        opened,
        deletion,
        { silent: true },
        { heard: { type: 'deletion.declined' } },
        filling('plain'),
        deletion,
        { heard: { type: 'deletion.confirmed' } },
        { wrote: ['draft', 'draft.deleted'] },
        { heard: { type: 'draft.emptied' } },
        { state: 'opening' },
      ],
    },
  ],
})
