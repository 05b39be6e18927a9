import { fault, type Fault } from '#domain/faults.ts'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Opening } from '#machines/portfolio-change/contract.ts'
import type { portfolioChange } from '#machines/portfolio-change/machine.ts'
import { refused } from '#test/models/_samples.ts'
import type { StepOf } from '#test/models/_types.ts'
import { leavingRows, outdated, triesLater, waitingRows } from './_statements.ts'
import { rowsOf } from './_types.ts'

/* K9 as the contract tells it, with a portfolio that is closed and one that is of another contract. */
const request = (requestType: string, isAvailble: boolean) => ({ requestType, isAvailble })
const option = (portfolio: string, given: Partial<SharerPortfolio['portfolios'][number]> = {}) => ({
  portfolio,
  isCurrentPortfolio: false,
  balance: 0,
  isOpenForSelection: true,
  isAvailablePortfolio: true,
  requestTypes: [request('AllFunds', true)],
  ...given,
})
const company: SharerPortfolio = {
  contributionType: 'Company',
  lastStrategyChangeDate: '2025-06-01',
  isChangeAllowed: true,
  portfolios: [
    option('Balanced', { isCurrentPortfolio: true, balance: 425_000 }),
    option('Conservative', {
      requestTypes: [request('NewContributions', true), request('AllFunds', true), request('AccumulatedFunds', false)],
    }),
    option('Promising', {
      requestTypes: [request('NewContributions', false), request('AllFunds', false), request('AccumulatedFunds', true)],
    }),
    option('Currency', { isOpenForSelection: false }),
    option('Minor', { isAvailablePortfolio: false }),
  ],
}
const personal: SharerPortfolio = { ...company, contributionType: 'Personal' }
const closed: SharerPortfolio = { ...personal, isChangeAllowed: false, nextChangeDate: '2027-06-01' }

const draft = {
  subject: { kind: 'portfolio', clientId: 'client-1' },
  isServed: false,
  seed: '5c2e0000-0000-4000-8000-000000000000',
  validationVersion: '2026.02',
  firstStep: 'choose',
  copy: null,
  record: { kind: 'none' },
} as const
type Change = readonly [contributionType: string, portfolio: string, requestType: string]
const changing = (...changes: Change[]): DraftValues => ({
  agreementId: '104512',
  changes: changes.map(([contributionType, portfolio, requestType]) => ({ contributionType, portfolio, requestType })),
})
const allFunds = changing(['Company', 'Conservative', 'AllFunds'])
const copy = {
  statementId: null,
  version: null,
  reached: 'compare',
  validationVersion: '2026.02',
  values: allFunds,
  edits: 2,
  attempt: null,
}
const form = { draft, agreementId: '104512', today: '2026-02-17', reached: 'choose' } as const
const choosable: Opening = { offer: [company, personal], form, draftOf: null }
const begun: Opening = { ...choosable, form: { ...form, draft: { ...draft, copy }, reached: 'compare' } }
const ofAnother: Opening = { ...begun, draftOf: '104513' }
const unavailable: Opening = { offer: [closed], form: null, draftOf: null }

type Given = StepOf<typeof portfolioChange>
const opened = (opening: Opening): Given => ({ gave: ['openChange', opening] })
const completed = (values: DraftValues): Given => ({ heard: { type: 'step.completed', step: 'choose', values } })
const kept: Given = { heard: { type: 'draft.kept', isOnDevice: true } }
const signed = (values: DraftValues): Given => ({ heard: { type: 'statement.signed', values } })
const toSigning = [opened(begun), signed(allFunds)] as const
const notAllowed = fault({ kind: 'refused', status: 409, code: 'ChangeNotAllowed' })
const inProgress = fault({ kind: 'refused', status: 409, code: 'StatementInProgress' })
const unsound = fault({ kind: 'refused', status: 400 })
const refusedBy = (why: Fault): Given => ({ gave: ['signing', { result: 'refused', fault: why }] })
const filed = { statementId: 'st-1', registrationNumber: 'З-1', registrationDate: '2026-02-17', documentId: 'd-1' }

const asksWhatMayBe = { asked: ['openChange', { programmeId: '104512' }] } as const
const choosing = (how: 'plain' | 'reminded') => ({ open: { at: { choose: { filling: how } } } }) as const
const leaving = { open: { at: { choose: 'leaving' } } } as const
const comparing = { open: { at: 'compare' } } as const
const signing = { open: 'signing' } as const
const saves = (values: DraftValues) =>
  ({ wrote: ['draft', 'draft.saveRequested', { values, reached: 'compare' }] }) as const
const signs = (key: string, { changes }: DraftValues) =>
  ({
    asked: [
      'signing',
      {
        subject: {
          kind: 'synchronizer',
          statementType: 'ChangePortfolioUniversal',
          statement: { agreementId: '104512', idempotencyKey: key, changes },
        },
        documents: ['ChangePortfolioUniversal', 'ChangePortfolioAdditional'],
      },
    ],
  }) as const
const firstKey = '5c2e0000-0000-4000-0001-000000000000'
const secondKey = '5c2e0000-0000-4000-0002-000000000000'

/** What an option allows may be chosen, for one kind of contributions or for each. */
const allowed = [
  changing(['Company', 'Conservative', 'NewContributions']),
  allFunds,
  changing(['Company', 'Promising', 'AccumulatedFunds']),
  changing(['Company', 'Conservative', 'AllFunds'], ['Personal', 'Promising', 'AccumulatedFunds']),
].flatMap((values) =>
  rowsOf<typeof portfolioChange>([
    {
      in: choosing('plain'),
      after: [opened(choosable)],
      when: completed(values),
      then: leaving,
      does: [saves(values)],
      doesNot: ['signing'],
      tags: ['busy'],
      section: '2.8, 3',
      shows: '3-12',
    },
  ]),
)

/** What it does not allow may not: another scope, the portfolio where the money is, a closed one, one of another contract, nothing. */
const forbidden = [
  changing(['Company', 'Conservative', 'AccumulatedFunds']),
  changing(['Company', 'Promising', 'NewContributions']),
  changing(['Company', 'Promising', 'AllFunds']),
  changing(['Company', 'Balanced', 'AllFunds']),
  changing(['Company', 'Currency', 'AllFunds']),
  changing(['Company', 'Minor', 'AllFunds']),
  changing(['Company', 'Conservative', '']),
  changing(['Company', 'Conservative', 'AllFunds'], ['Personal', 'Currency', 'AllFunds']),
  changing(),
].flatMap((values) =>
  rowsOf<typeof portfolioChange>([
    {
      in: choosing('plain'),
      after: [opened(choosable)],
      when: completed(values),
      then: choosing('reminded'),
      doesNot: ['draft.saveRequested'],
      tags: [],
      section: '3, 8.2',
      shows: '3-12',
    },
    {
      in: comparing,
      after: [opened(begun)],
      when: signed(values),
      then: choosing('reminded'),
      doesNot: ['signing', 'draft.saveRequested'],
      section: '3, решение',
      shows: '3-12',
    },
  ]),
)

/** A change of portfolios, by sections 2.8, 3, 4.7 and 7.11: what may be chosen, before and after, the papers, the code. */
export const rows = [
  ...rowsOf<typeof portfolioChange>([
    {
      begins: { programmeId: '104512' },
      then: 'opening',
      does: [asksWhatMayBe],
      doesNot: ['draft', 'signing'],
      tags: ['busy'],
      section: '7.11',
    },
    {
      in: 'opening',
      when: opened(unavailable),
      then: 'readOnly',
      doesNot: ['draft'],
      context: { offer: [closed], form: null },
      tags: [],
      section: '3',
    },
    {
      in: 'opening',
      with: { fault: null },
      when: opened(choosable),
      then: choosing('plain'),
      does: [{ asked: ['draft', draft] }],
      context: { offer: [company, personal], reached: 'choose' },
      tags: [],
      section: '3',
    },
    {
      in: 'opening',
      with: { fault: null },
      when: opened(begun),
      then: comparing,
      does: [{ asked: ['draft', { copy }] }],
      context: { reached: 'compare' },
      section: '2.8, 3',
    },
    {
      in: 'opening',
      when: opened(ofAnother),
      then: 'begunElsewhere',
      doesNot: ['draft'],
      context: { draftOf: '104513' },
      tags: [],
      section: 'решение',
    },
    {
      in: 'opening',
      when: opened({ ...unavailable, draftOf: '104513' }),
      then: 'readOnly',
      section: '3',
    },
    {
      in: 'begunElsewhere',
      after: [opened(ofAnother)],
      when: { heard: { type: 'change.begunAnew' } },
      then: choosing('plain'),
      does: [{ asked: ['draft', draft] }],
      context: { draftOf: null, reached: 'choose' },
      section: 'решение',
    },
    {
      in: 'opening',
      when: { failed: ['openChange', refused] },
      then: 'failed',
      does: [triesLater],
      doesNot: ['draft'],
      context: { fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    // Before and after
    {
      in: leaving,
      after: [opened(choosable), completed(allFunds)],
      when: kept,
      then: comparing,
      context: { reached: 'compare' },
      tags: [],
      section: '2.8',
    },
    { in: leaving, when: completed(allFunds), doesNot: ['draft.saveRequested'], section: '2.8' },
    {
      in: comparing,
      when: { heard: { type: 'step.returned', step: 'compare' } },
      then: choosing('plain'),
      section: '2.8',
    },
    // What is said of a step is of that step alone
    { in: comparing, when: { heard: { type: 'step.returned', step: 'choose' } }, section: '2.8' },
    {
      in: choosing('plain'),
      when: { heard: { type: 'step.completed', step: 'compare', values: allFunds } },
      doesNot: ['draft'],
      section: '2.8',
    },
    {
      in: choosing('plain'),
      with: { reached: 'compare' },
      when: { heard: { type: 'step.chosen', step: 'compare' } },
      then: comparing,
      section: '2.8',
    },
    {
      in: choosing('plain'),
      with: { reached: 'choose' },
      when: { heard: { type: 'step.chosen', step: 'compare' } },
      section: '2.8',
    },
    {
      in: comparing,
      when: { heard: { type: 'step.chosen', step: 'choose' } },
      then: choosing('plain'),
      section: '2.8',
    },
    {
      in: choosing('reminded'),
      with: { reached: 'compare' },
      when: { heard: { type: 'statement.continued' } },
      then: comparing,
      section: '2.8',
    },
    // The papers and the code
    {
      in: comparing,
      after: [opened(begun)],
      when: signed(allFunds),
      then: signing,
      does: [saves(allFunds), signs(firstKey, allFunds)],
      tags: [],
      section: '4.7, 7.11',
    },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'signed', filed }] },
      then: { open: 'submitted' },
      does: [{ wrote: ['draft', 'draft.closed'] }, outdated('money', 'documents')],
      context: { filed },
      tags: [],
      section: '4.7, 7.11',
    },
    { in: { open: 'submitted' }, when: signed(allFunds), doesNot: ['signing'], section: '4.7, 7.11' },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'left' }] },
      then: comparing,
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: null },
      section: '7.11, 8.2',
    },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'outdated' }] },
      then: comparing,
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: null },
      section: '7.11, 8.2',
    },
    {
      in: signing,
      after: toSigning,
      when: refusedBy(unsound),
      then: comparing,
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: unsound },
      section: '7.11, 8.2',
    },
    {
      in: comparing,
      after: [...toSigning, refusedBy(unsound)],
      when: signed(allFunds),
      then: signing,
      does: [signs(secondKey, allFunds)],
      context: { fault: null },
      section: '7.11',
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
      when: { failed: ['signing', { kind: 'unexpected' }] },
      then: comparing,
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null },
      section: 'решение',
    },
    // ChangeNotAllowed leads back to the choice, with what may be chosen now and the reason beside it
    {
      in: signing,
      after: toSigning,
      when: refusedBy(notAllowed),
      then: 'opening',
      does: [asksWhatMayBe, outdated('money')],
      doesNot: ['draft.closed'],
      context: { fault: notAllowed, filed: null },
      section: '7.11',
    },
    {
      in: 'opening',
      after: [...toSigning, refusedBy(notAllowed)],
      when: opened(begun),
      then: choosing('plain'),
      does: [{ asked: ['draft', { copy }] }],
      context: { fault: notAllowed },
      section: '7.11',
    },
    {
      in: 'opening',
      after: [...toSigning, refusedBy(notAllowed)],
      when: opened(ofAnother),
      then: 'begunElsewhere',
      doesNot: ['draft'],
      section: 'решение',
    },
    {
      in: 'opening',
      after: [...toSigning, refusedBy(notAllowed)],
      when: opened(unavailable),
      then: 'readOnly',
      context: { fault: notAllowed },
      section: '3',
    },
    {
      in: { open: 'deleting' },
      after: [...toSigning, refusedBy(unsound), { heard: { type: 'deletion.requested' } }],
      when: { heard: { type: 'draft.emptied' } },
      then: 'opening',
      context: { fault: null },
      section: '2.8',
    },
    // One in progress is led to
    {
      in: signing,
      after: toSigning,
      when: refusedBy(inProgress),
      then: { open: 'alreadyFiled' },
      doesNot: ['draft.closed', 'openChange'],
      context: { filed: null },
      tags: [],
      section: '7.11',
    },
    { in: { open: 'alreadyFiled' }, when: signed(allFunds), doesNot: ['signing'], section: '7.11' },
    {
      in: { open: 'alreadyFiled' },
      when: { heard: { type: 'deletion.requested' } },
      then: { open: 'deleting' },
      section: '2.8',
    },
  ]),
  ...allowed,
  ...forbidden,
  ...waitingRows('failed', 'opening', asksWhatMayBe),
  ...leavingRows({
    at: { open: 'at' },
    back: choosing('plain'),
    with: { reached: 'choose' },
    reached: 'choose',
    anew: 'opening',
    asks: asksWhatMayBe,
  }),
]
