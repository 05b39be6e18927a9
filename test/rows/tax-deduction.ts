import { fault, type Fault } from '#domain/faults.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Opening } from '#machines/tax-deduction/contract.ts'
import type { taxDeduction } from '#machines/tax-deduction/machine.ts'
import { offline, product, refused } from '#test/models/_samples.ts'
import type { StepOf } from '#test/models/_types.ts'
import { leavingRows, outdated, triesLater, waitingRows } from './_statements.ts'
import { rowsOf } from './_types.ts'

/* The key of each try is the seed with its number. */
const seed = '5bd20000-0000-4000-8000-000000000000'
const keyOf = (attempt: number) => `5bd20000-0000-4000-8000-00000000000${attempt}`
const draft = {
  subject: { kind: 'deduction', clientId: 'client-1' },
  isServed: false,
  seed,
  validationVersion: '2026.02',
  firstStep: 'choose',
  copy: null,
  record: { kind: 'none' },
} as const
/* A year of each kind of deduction, one that is over for good and one that was ordered before. */
const years = [
  { year: 2025, sum: 55_000, status: 'open' },
  { year: 2024, sum: 48_000, status: 'open' },
  { year: 2023, sum: 30_000, status: 'requested' },
  { year: 2021, sum: 12_000, status: 'past' },
] as const
const rules = { steps: [{ step: 'Choose', fields: [{ path: 'deliveryMethod', required: true }] }] }
const deductible: Opening = {
  years,
  hasOwnContributions: true,
  form: { draft, rules, programmes: [product], today: '2026-02-17' },
}
const nothing: Opening = { years: [], hasOwnContributions: false, form: null }

/* L22 as the contract tells it. */
const order = {
  years: [2025],
  agreementIds: ['104513'],
  recipient: 'Self',
  deliveryMethod: 'Account',
  personalData: { lastName: 'Иванова', inn: '500100732259' },
  email: 'anna@example.ru',
  sendToFns: true,
}
const ofYears = (...chosen: number[]) => ({ ...order, years: chosen })
const forRelative = { ...order, recipient: 'Relative' }
const made = { kind: 'made', statementId: 'td-1' } as const
const requestedBefore = fault({ kind: 'refused', status: 409, code: 'YearAlreadyRequested' })
const noContributions = fault({ kind: 'refused', status: 422, code: 'NoContributions' })
const filed = { statementId: 'td-1', registrationNumber: 'НВ-1', registrationDate: '2026-02-17', documentId: null }

type Given = StepOf<typeof taxDeduction>
const opened: Given = { gave: ['openDeduction', deductible] }
const signed = (values: DraftValues): Given => ({ heard: { type: 'statement.signed', values } })
const created: Given = { gave: ['makeOrder', made] }
const left: Given = { gave: ['signing', { result: 'left' }] }
const notMade = (why: Fault): Given => ({ gave: ['makeOrder', { kind: 'refused', fault: why }] })

const asksForYears = { asked: ['openDeduction'] } as const
const orders = (attempt: number, values: DraftValues = order) =>
  ({ asked: ['makeOrder', { order: { ...values, idempotencyKey: keyOf(attempt) } }] }) as const
const signs = {
  asked: [
    'signing',
    { subject: { kind: 'statement', statementId: 'td-1', version: null }, documents: ['TaxDeduction'] },
  ],
} as const
const filling = (how: 'plain' | 'reminded') => ({ open: { filling: how } }) as const
const making = { open: 'making' } as const
const signing = { open: 'signing' } as const
const unanswered = { open: 'unanswered' } as const

/** Nothing is ordered that lacks what the rules and the deduction demand. */
const incomplete = rowsOf<typeof taxDeduction>(
  (
    [
      [{ ...order, deliveryMethod: null }, '4.7-07'],
      [ofYears(), undefined],
      [ofYears(2021), undefined],
      [ofYears(2025, 2023), undefined],
      [ofYears(2024, 2025), undefined],
      [{ ...order, agreementIds: [] }, undefined],
    ] as const
  ).map(([values, shows]) => ({
    in: filling('plain'),
    after: [opened],
    when: signed(values),
    then: filling('reminded'),
    doesNot: ['makeOrder', 'draft.saveRequested'],
    section: '8.2, решение',
    ...(shows && { shows }),
  })),
)

/** Papers for a deduction, by sections 2.2, 4.7 and 7.12: of which years, the order, its draft, the code. */
export const rows = [
  ...rowsOf<typeof taxDeduction>([
    {
      begins: undefined,
      then: 'opening',
      does: [asksForYears],
      doesNot: ['draft', 'makeOrder'],
      tags: ['busy'],
      section: '2.2',
    },
    {
      in: 'opening',
      when: { gave: ['openDeduction', nothing] },
      then: 'nothing',
      doesNot: ['draft'],
      context: { years: [], form: null },
      tags: [],
      section: '2.2',
    },
    {
      in: 'opening',
      when: opened,
      then: filling('plain'),
      does: [{ asked: ['draft', draft] }],
      doesNot: ['makeOrder'],
      context: { years, fault: null },
      tags: [],
      section: '2.2',
      shows: '4.7-08',
    },
    {
      in: 'opening',
      when: { failed: ['openDeduction', refused] },
      then: 'failed',
      does: [triesLater],
      doesNot: ['draft'],
      context: { fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    {
      in: filling('plain'),
      after: [opened],
      when: signed(order),
      then: making,
      does: [orders(1), { wrote: ['draft', 'draft.saveRequested', { values: order }] }],
      doesNot: ['signing'],
      tags: ['busy'],
      section: '4.7, 7.12',
      shows: '4.7-08',
    },
    {
      in: filling('reminded'),
      after: [opened, signed(ofYears())],
      when: signed(ofYears(2024)),
      then: making,
      does: [orders(1, ofYears(2024))],
      section: '4.7, 7.12',
    },
    { in: making, when: signed(order), doesNot: ['makeOrder'], section: '4.7, 7.12' },
    {
      in: making,
      after: [opened, signed(order)],
      when: created,
      then: signing,
      does: [signs],
      doesNot: ['makeOrder', 'draft.closed'],
      context: { statementId: 'td-1', fault: null },
      tags: [],
      section: '4.7, 7.11, 7.12',
      shows: '4.7-08',
    },
    // What was ordered before, or is of no contributions: said, and what is ordered is asked anew by whoever shows it
    ...[requestedBefore, noContributions].map(
      (why) =>
        ({
          in: making,
          after: [opened, signed(order)],
          when: notMade(why),
          then: filling('plain'),
          does: [outdated('statements')],
          doesNot: ['signing', 'draft.closed'],
          context: { statementId: null, fault: why },
          tags: [],
          section: '4.7, 7.12, 8.2',
        }) as const,
    ),
    {
      in: filling('plain'),
      after: [opened, signed(order), notMade(requestedBefore)],
      when: signed(order),
      then: making,
      does: [orders(2)],
      context: { fault: null },
      section: '4.7, 7.12',
    },
    {
      in: making,
      after: [opened, signed(order)],
      when: { failed: ['makeOrder', offline] },
      then: unanswered,
      does: [triesLater],
      doesNot: ['signing', 'queries.invalidated'],
      context: { statementId: null, fault: fault(offline) },
      tags: ['offline'],
      section: 'решение',
    },
    { in: unanswered, when: signed(order), doesNot: ['makeOrder'], section: '4.7, 7.12' },
    {
      in: unanswered,
      after: [opened, signed(order), { failed: ['makeOrder', offline] }],
      when: { heard: { type: 'network.restored' } },
      then: making,
      does: [orders(1)],
      section: 'решение',
    },
    // The code
    {
      in: signing,
      after: [opened, signed(order), created],
      when: { gave: ['signing', { result: 'signed', filed }] },
      then: { open: 'submitted' },
      does: [{ wrote: ['draft', 'draft.closed'] }, outdated('statements', 'documents')],
      context: { filed },
      tags: [],
      section: '4.7, 7.12',
      shows: '4.7-08',
    },
    {
      in: { open: 'submitted' },
      when: signed(order),
      doesNot: ['makeOrder', 'signing'],
      section: '4.7, 7.12',
    },
    {
      in: signing,
      after: [opened, signed(order), created],
      when: left,
      then: filling('plain'),
      doesNot: ['draft.closed'],
      context: { statementId: 'td-1', filed: null },
      section: 'решение',
    },
    {
      in: filling('plain'),
      after: [opened, signed(order), created, left],
      when: signed(order),
      then: signing,
      does: [signs],
      doesNot: ['makeOrder'],
      section: 'решение',
    },
    {
      in: filling('plain'),
      after: [opened, signed(order), created, left],
      when: signed(forRelative),
      then: making,
      does: [orders(2, forRelative)],
      doesNot: ['signing'],
      context: { statementId: null },
      section: '4.7, 7.12',
    },
    {
      in: signing,
      when: { heard: { type: 'draft.changed' } },
      does: [{ wrote: ['signing', 'statement.changed'] }],
      section: 'решение',
    },
    {
      in: signing,
      with: { filed: null },
      when: { gave: ['signing', { result: 'outdated' }] },
      then: filling('plain'),
      doesNot: ['draft.closed'],
      context: { statementId: null, filed: null, fault: null },
      section: '8.2',
    },
    {
      in: signing,
      with: { filed: null },
      when: { gave: ['signing', { result: 'refused', fault: noContributions }] },
      then: filling('plain'),
      doesNot: ['draft.closed'],
      context: { statementId: null, filed: null, fault: noContributions },
      section: '8.2',
    },
    {
      in: signing,
      with: { filed: null },
      when: { failed: ['signing', { kind: 'unexpected' }] },
      then: filling('plain'),
      doesNot: ['draft.closed'],
      context: { statementId: null, filed: null },
      section: 'решение',
    },
  ]),
  ...incomplete,
  ...waitingRows('failed', 'opening', asksForYears),
  ...waitingRows(unanswered, making, { asked: ['makeOrder'] }),
  ...leavingRows({
    at: { open: 'filling' },
    back: filling('plain'),
    reached: 'choose',
    anew: 'opening',
    asks: asksForYears,
  }),
]
