import { fault } from '#domain/faults.ts'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Opening } from '#machines/portfolio-change/contract.ts'
import { portfolioChange } from '#machines/portfolio-change/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const requests = (...types: string[]) => types.map((requestType) => ({ requestType, isAvailble: true }))
const company: SharerPortfolio = {
  contributionType: 'Company',
  isChangeAllowed: true,
  portfolios: [
    {
      portfolio: 'Balanced',
      isCurrentPortfolio: true,
      balance: 425_000,
      isOpenForSelection: true,
      isAvailablePortfolio: true,
      requestTypes: [],
    },
    {
      portfolio: 'Conservative',
      isCurrentPortfolio: false,
      balance: 0,
      isOpenForSelection: true,
      isAvailablePortfolio: true,
      requestTypes: requests('NewContributions', 'AllFunds'),
    },
  ],
}
const draft = {
  subject: { kind: 'portfolio', clientId: 'client-1' },
  isServed: false,
  seed: '5c2e0000-0000-4000-8000-000000000000',
  validationVersion: '2026.02',
  firstStep: 'choose',
  copy: null,
  record: { kind: 'none' },
} as const
const change = (requestType: string, portfolio = 'Conservative'): DraftValues => ({
  agreementId: '104512',
  changes: [{ contributionType: 'Company', portfolio, requestType }],
})
const chosen = change('AllFunds')
/** Of the portfolio in which the money is already. */
const wrong = change('AllFunds', 'Balanced')
const kept = {
  statementId: null,
  version: null,
  reached: 'compare',
  validationVersion: '2026.02',
  values: chosen,
  edits: 2,
  attempt: null,
}
const form = { draft, agreementId: '104512', today: '2026-11-25', reached: 'choose' } as const
const blank: Opening = { offer: [company], form, draftOf: null }
const begun: Opening = {
  offer: [company],
  form: { ...form, draft: { ...draft, copy: kept }, reached: 'compare' },
  draftOf: null,
}
const elsewhere: Opening = { ...begun, draftOf: '104513' }
const later: SharerPortfolio = { ...company, isChangeAllowed: false, nextChangeDate: '2027-06-01' }
const nothing: Opening = { offer: [later], form: null, draftOf: null }
const statementOf = (signings: string) => ({
  agreementId: '104512',
  idempotencyKey: `5c2e0000-0000-4000-${signings}-000000000000`,
  changes: chosen['changes'],
})
const subjectOf = (signings: string) => ({
  kind: 'synchronizer',
  statementType: 'ChangePortfolioUniversal',
  statement: statementOf(signings),
})
const documents = ['ChangePortfolioUniversal', 'ChangePortfolioAdditional']
const filed = { statementId: 'st-1', registrationNumber: 'З-1', registrationDate: '2026-11-25', documentId: 'd-1' }
const notAllowed = fault({ kind: 'refused', status: 409, code: 'ChangeNotAllowed' })
const inProgress = fault({ kind: 'refused', status: 409, code: 'StatementInProgress' })
const other = fault({ kind: 'refused', status: 400 })

const opened = { gave: ['openChange', blank] } as const
const complete = (values: DraftValues) => ({ heard: { type: 'step.completed', step: 'choose', values } }) as const
const held = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const sign = (values: DraftValues) => ({ heard: { type: 'statement.signed', values } }) as const
const back = { heard: { type: 'step.returned', step: 'compare' } } as const
const putAside = { heard: { type: 'statement.putAside' } } as const
const continued = { heard: { type: 'statement.continued' } } as const
const deletion = { heard: { type: 'deletion.requested' } } as const
const at = (step: unknown) => ({ state: { open: { at: step } } }) as never
const choosing = (how: string) => at({ choose: { filling: how } })

export const model = modelOf(portfolioChange, {
  inputs: [{ programmeId: '104512' }],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.restored': [{ type: 'session.restored' }],
    'step.completed': [
      complete(chosen).heard,
      complete(wrong).heard,
      { type: 'step.completed', step: 'compare', values: {} },
    ],
    'step.returned': [back.heard, { type: 'step.returned', step: 'choose' }],
    'step.chosen': [
      { type: 'step.chosen', step: 'choose' },
      { type: 'step.chosen', step: 'compare' },
    ],
    'statement.signed': [sign(chosen).heard, sign(wrong).heard],
    'statement.continued': [continued.heard],
    'statement.putAside': [putAside.heard],
    'change.begunAnew': [{ type: 'change.begunAnew' }],
    'deletion.requested': [deletion.heard],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
    'draft.kept': [held.heard],
    'draft.changed': [{ type: 'draft.changed' }],
    'draft.emptied': [{ type: 'draft.emptied' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchSession: unanswered,
    openChange: { gives: [blank, begun, elsewhere, nothing], fails: [refused] },
    draft: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: notAllowed },
        { result: 'refused', fault: inProgress },
        { result: 'refused', fault: other },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({ offer, form: known, draftOf, reached, signings, statement, filed: told, fault: why }) => [
    offer.map(({ isChangeAllowed }) => isChangeAllowed),
    known && known.draft.copy !== null,
    draftOf,
    reached,
    Math.min(signings, 2),
    statement !== null,
    told !== null,
    why?.code ?? why?.kind ?? null,
  ],
  journeys: [
    {
      title: '[3-12] a portfolio is chosen of those that may be, compared, its papers read and signed',
      story: [
        { tagged: ['busy'] },
        { asked: ['openChange', { programmeId: '104512' }] },
        opened,
        { context: { offer: [company], reached: 'choose' } },
        { asked: ['draft', draft] },
        choosing('plain'),
        complete(wrong),
        choosing('reminded'),
        { not: { wrote: ['draft', 'draft.saveRequested'] } },
        complete(chosen),
        { wrote: ['draft', 'draft.saveRequested', { values: chosen, reached: 'compare' }] },
        { tagged: ['busy'] },
        held,
        at('compare'),
        { context: { reached: 'compare' } },
        { heard: { type: 'step.returned', step: 'choose' } },
        at('compare'),
        { heard: { type: 'step.returned', step: 'compare' } },
        choosing('plain'),
        { heard: { type: 'step.completed', step: 'compare', values: {} } },
        choosing('plain'),
        complete(chosen),
        held,
        at('compare'),
        sign(chosen),
        { wrote: ['draft', 'draft.saveRequested', { values: chosen, reached: 'compare' }] },
        { asked: ['signing', { subject: subjectOf('0001'), documents }] },
        { gave: ['signing', { result: 'signed', filed }] },
        { state: { open: 'submitted' } },
        { context: { filed } },
        { wrote: ['draft', 'draft.closed'] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['money', 'documents'] }] },
      ],
    },
    {
      title: 'where nothing may be chosen no form is opened',
      story: [
        { gave: ['openChange', nothing] },
        { state: 'readOnly' },
        { context: { offer: [later], form: null } },
        { not: { asked: ['draft'] } },
      ],
    },
    {
      title: 'what could not be opened is opened again, and the old fault is forgotten',
      story: [
        { failed: ['openChange', offline] },
        { state: 'failed' },
        { tagged: ['offline'] },
        { heard: { type: 'network.restored' } },
        { context: { fault: null } },
        opened,
        choosing('plain'),
      ],
    },
    {
      title: 'what was begun on this device is gone on with where it was left',
      story: [
        { gave: ['openChange', begun] },
        at('compare'),
        { asked: ['draft', { ...draft, copy: kept }] },
        back,
        choosing('plain'),
        { heard: { type: 'step.chosen', step: 'compare' } },
        at('compare'),
        { heard: { type: 'step.chosen', step: 'choose' } },
        choosing('plain'),
        complete(chosen),
        held,
        at('compare'),
      ],
    },
    {
      title: 'a draft of another programme gives way only where the client begins anew',
      story: [
        { gave: ['openChange', elsewhere] },
        { state: 'begunElsewhere' },
        { context: { draftOf: '104513' } },
        { not: { asked: ['draft'] } },
        { heard: { type: 'change.begunAnew' } },
        choosing('plain'),
        { asked: ['draft', draft] },
        { context: { draftOf: null, reached: 'choose' } },
      ],
    },
    {
      title: 'what may no longer be chosen is not signed: it is chosen anew',
      story: [{ gave: ['openChange', begun] }, sign(wrong), choosing('reminded'), { not: { asked: ['signing'] } }],
    },
    {
      title: 'a change that the fund does not allow is refused with what is allowed now, and the refusal is read there',
      story: [
        { gave: ['openChange', begun] },
        sign(chosen),
        { gave: ['signing', { result: 'refused', fault: notAllowed }] },
        { state: 'opening' },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['money'] }] },
        { asked: ['openChange', { programmeId: '104512' }] },
        { gave: ['openChange', nothing] },
        { state: 'readOnly' },
        { context: { fault: notAllowed } },
      ],
    },
    {
      title: 'a refusal is forgotten with the draft that it was of',
      story: [
        { gave: ['openChange', begun] },
        sign(chosen),
        { gave: ['signing', { result: 'refused', fault: other }] },
        { context: { fault: other } },
        deletion,
        { heard: { type: 'deletion.confirmed' } },
        { heard: { type: 'draft.emptied' } },
        { context: { fault: null } },
      ],
    },
    {
      title:
        'where something else may be chosen a change that is not allowed leads back to the choice, with what was chosen',
      story: [
        { gave: ['openChange', begun] },
        sign(chosen),
        { gave: ['signing', { result: 'refused', fault: notAllowed }] },
        { gave: ['openChange', begun] },
        choosing('plain'),
        { asked: ['draft', { ...draft, copy: kept }] },
        { context: { fault: notAllowed } },
        complete(chosen),
        held,
        at('compare'),
        sign(chosen),
        { context: { fault: null } },
      ],
    },
    {
      title: 'whoever goes back, edits or is refused signs anew under another key',
      story: [
        { gave: ['openChange', begun] },
        sign(chosen),
        { gave: ['signing', { result: 'left' }] },
        at('compare'),
        { context: { statement: null, fault: null } },
        sign(chosen),
        { asked: ['signing', { subject: subjectOf('0002'), documents }] },
        { heard: { type: 'draft.changed' } },
        { wrote: ['signing', 'statement.changed'] },
        { gave: ['signing', { result: 'outdated' }] },
        sign(chosen),
        { gave: ['signing', { result: 'refused', fault: other }] },
        at('compare'),
        { context: { fault: other } },
        sign(chosen),
        { context: { fault: null } },
        { failed: ['signing', { kind: 'unexpected' }] },
        at('compare'),
        { context: { signings: 4 } },
      ],
    },
    {
      title: 'where one is in progress the draft can only be deleted',
      story: [
        { gave: ['openChange', begun] },
        sign(chosen),
        { gave: ['signing', { result: 'refused', fault: inProgress }] },
        { state: { open: 'alreadyFiled' } },
        deletion,
        { heard: { type: 'deletion.declined' } },
        at('compare'),
      ],
    },
    {
      title: 'what is put aside is on the device, and gone on with; a draft is deleted when that was confirmed',
      story: [
        opened,
        putAside,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'choose' }] },
        { tagged: ['busy'] },
        held,
        { state: { open: 'putAside' } },
        continued,
        choosing('plain'),
        deletion,
        { silent: true },
        { heard: { type: 'deletion.confirmed' } },
        { wrote: ['draft', 'draft.deleted'] },
        { heard: { type: 'draft.emptied' } },
        { state: 'opening' },
      ],
    },
  ],
})
