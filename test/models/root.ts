import type { ReportOrder } from '#domain/reports.ts'
import type { FlowName } from '#machines/directory.ts'
import type { Place } from '#machines/navigation/contract.ts'
import { root } from '#machines/root/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const place = (path: string, guest: FlowName | null, known: Partial<Place> = {}): Place => ({
  path, search: '', hash: '', page: path, params: {}, access: 'anyone', layout: 'default', guest, ...known,
})
const entered = (at: Place) => ({ heard: { type: 'place.entered', place: at } }) as const
const login = place('/lk/login', 'entryForm', { access: 'guest' })
const home = place('/', null)
const joining = place('/lk/zavod/joining-statement', 'joiningWizard', { search: '?id=request-1' })
const pages = [
  home, login, { ...login, search: '?redirect=%2Flk%2Fservices' },
  place('/lk/esia', 'esiaCallback'), place('/lk/pdn', 'consent'), joining, { ...joining, search: '?id=request-2' },
  place('/lk/services/redemption-statement', 'redemptionWizard'), place('/lk/mimic', 'impersonation'),
  place('/lk/confirm-email', 'emailConfirmation'), place('/lk/find-program', 'programLink'),
]
const loaded = { gave: ['loadFlow', undefined] } as const
const polling = { gave: ['loadReportPoller', undefined] } as const
const order: ReportOrder = { kind: 'taxDeduction', years: [2024] }
const job = { id: 'job-1', state: 'Done', result: { fileId: 'file-1', fileName: 'report.pdf' } }

/** A page of the account that lives by a flow: it is loaded and opened with what it needs, and closed with the page. */
const livesBy = (title: string, page: Place, flow: readonly [actor: string, input?: object]) => ({
  title: `${title}, and it is closed with the page`,
  story: [
    entered(page),
    { asked: ['loadFlow', { place: page }] },
    { not: { asked: flow } },
    loaded,
    { asked: flow },
    { remembers: { place: page } },
    { heard: { type: 'place.left' } },
    { stands: { currentFlow: 'none' } },
    { remembers: { place: null } },
    entered(page),
    loaded,
    entered(home),
    { stands: { currentFlow: 'none' } },
    { remembers: { place: home } },
  ],
} as const)

export const model = modelOf(root, {
  inputs: [undefined],
  events: {
    'place.entered': pages.map((page) => entered(page).heard),
    'place.left': [{ type: 'place.left' }],
    'report.ordered': [{ type: 'report.ordered', order }],
    'report.dismissed': [{ type: 'report.dismissed' }],
    'errands.wanted': [{ type: 'errands.wanted' }],
    'session.ended': [{ type: 'session.ended' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadFlow: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    loadReportPoller: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    loadErrands: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    cookieConsent: unanswered,
    notices: unanswered,
    reads: unanswered,
    session: unanswered,
    navigation: unanswered,
    entryForm: { gives: [undefined], fails: [] },
    esiaCallback: { gives: [undefined], fails: [] },
    impersonation: { gives: [undefined], fails: [] },
    consent: unanswered,
    joiningWizard: unanswered,
    redemptionWizard: unanswered,
    emailConfirmation: unanswered,
    programLink: unanswered,
    errands: unanswered,
    reportPoller: { gives: [{ job }, { job: null }], fails: [] },
  },
  visible: ({ place: at, order: ordered }) => [at?.path, at?.search, ordered !== null],
  journeys: [
    {
      title: '[S-01] the residents are alive from the beginning, a guest while its page is open',
      story: [
        ...['session', 'navigation', 'notices', 'reads', 'cookieConsent'].map((resident) => ({ asked: [resident] as const })),
        entered(login),
        loaded,
        { asked: ['entryForm', { destination: '/lk', joiningId: null }] },
        entered(home),
        { stands: { currentFlow: 'none' } },
      ],
    },
    livesBy('[2.2-03] the page of the return lives by the sign-in through the portal of the state', place('/lk/esia', 'esiaCallback'), ['esiaCallback']),
    livesBy('[2.2-09] the page of the consent lives by its signing', place('/lk/pdn', 'consent'), ['consent']),
    livesBy(
      '[2.2-16] the page of a joining statement lives by the statement that its query names',
      place('/lk/zavod/joining-statement', 'joiningWizard', { search: '?id=request-1' }), ['joiningWizard', { requestId: 'request-1' }],
    ),
    livesBy('[2.2-13] the page of a redemption statement lives by its wizard', place('/lk/services/redemption-statement', 'redemptionWizard'), ['redemptionWizard']),
    livesBy('[2.2-04] the page of the e-mail lives by its confirmation', place('/lk/confirm-email', 'emailConfirmation'), ['emailConfirmation']),
    livesBy('[2.2-05] the page without programmes lives by the search for one', place('/lk/find-program', 'programLink'), ['programLink']),
    {
      title: '[4.8-02] a page whose flow could not be loaded waits for the network and for whoever asks again',
      story: [
        entered(login),
        { tagged: [] },
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        { stands: { currentFlow: 'unavailable' } },
        { tagged: ['offline'] },
        { asked: ['watchNetwork'] },
        { heard: { type: 'network.restored' } },
        { stands: { currentFlow: 'loading' } },
        { asked: ['loadFlow', { place: login }] },
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        { heard: { type: 'retry.requested' } },
        { stands: { currentFlow: 'loading' } },
        loaded,
        { asked: ['entryForm'] },
      ],
    },
    {
      title: '[2.4-01] another page than the one whose flow could not be loaded is not kept waiting for it',
      story: [
        entered(login),
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        entered(home),
        { stands: { currentFlow: 'none' } },
        { tagged: [] },
        { remembers: { place: home } },
        { heard: { type: 'network.restored' } },
        { stands: { currentFlow: 'none' } },
        entered(login),
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        entered({ ...login, search: '?redirect=%2Flk%2Fservices' }),
        { asked: ['loadFlow', { place: { ...login, search: '?redirect=%2Flk%2Fservices' } }] },
      ],
    },
    {
      title: 'a return that is over is closed, and one that is made anew opens it again',
      story: [
        entered(place('/lk/esia', 'esiaCallback')),
        loaded,
        { gave: ['esiaCallback', undefined] },
        { stands: { currentFlow: 'none' } },
        entered(place('/lk/esia', 'esiaCallback')),
        loaded,
        { asked: ['esiaCallback'] },
      ],
    },
    {
      title: '[2.6-07] a sign-in on the entry form leads to the redirect of the address',
      story: [
        entered({ ...login, search: '?redirect=%2Flk%2Fservices' }),
        loaded,
        { asked: ['entryForm', { destination: '/lk/services', joiningId: null }] },
      ],
    },
    {
      title: 'another query of the same page keeps the form that is open, and is remembered',
      story: [
        entered(login),
        loaded,
        entered({ ...login, search: '?redirect=%2Flk%2Fservices' }),
        { stands: { currentFlow: { entry: 'entryForm' } } },
        { remembers: { place: { ...login, search: '?redirect=%2Flk%2Fservices' } } },
      ],
    },
    {
      title: '[2.3-02] a sign-in on a joining statement leads back to it and binds the number to its request',
      story: [
        entered(place('/lk/zavod/joining-statement', 'entryForm', { access: 'joining', search: '?id=request-1' })),
        loaded,
        { asked: ['entryForm', { destination: '/lk/zavod/joining-statement?id=request-1', joiningId: 'request-1' }] },
      ],
    },
    {
      title: '[4.1-04] after a sign-in that came to nothing the entry form is there again',
      story: [
        entered(login),
        loaded,
        { gave: ['entryForm', undefined] },
        { stands: { currentFlow: 'none' } },
        entered(login),
        loaded,
        { stands: { currentFlow: { entry: 'entryForm' } } },
      ],
    },
    {
      title: '[2.2-16] another request on the page of a joining statement is another statement',
      story: [
        entered(joining),
        loaded,
        { asked: ['joiningWizard', { requestId: 'request-1' }] },
        entered({ ...joining, search: '?id=request-2' }),
        loaded,
        { asked: ['joiningWizard', { requestId: 'request-2' }] },
      ],
    },
    {
      title: '[4.8-02] a flow that did not load is asked for again by coming to its page again',
      story: [
        entered(login),
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        { stands: { currentFlow: 'unavailable' } },
        entered(login),
        { stands: { currentFlow: 'loading' } },
        loaded,
        { stands: { currentFlow: { entry: 'entryForm' } } },
      ],
    },
    {
      title: '[2.2-07] a link of an operator that has been read leaves the page without a flow',
      story: [
        entered(place('/lk/mimic', 'impersonation')),
        loaded,
        { stands: { currentFlow: { entry: 'impersonation' } } },
        { gave: ['impersonation', undefined] },
        { stands: { currentFlow: 'none' } },
        { remembers: { place: null } },
      ],
    },
    {
      title: '[4.6-02] the end of the session stops the report, on whatever page the client is',
      story: [
        { heard: { type: 'report.ordered', order } },
        { heard: { type: 'session.ended' } },
        { stands: { report: 'none' } },
        { remembers: { order: null } },
        { heard: { type: 'report.ordered', order } },
        polling,
        { heard: { type: 'session.ended' } },
        { stands: { report: 'none' } },
      ],
    },
    {
      title: '[4.6-01] one report at a time: a second order waits for nothing and starts nothing',
      story: [
        { heard: { type: 'report.ordered', order } },
        polling,
        { asked: ['reportPoller', { order }] },
        { heard: { type: 'report.ordered', order: { kind: 'taxDeduction', years: [2023] } } },
        { remembers: { order } },
      ],
    },
    {
      title: '[4.6-02] leaving the page stops the report',
      story: [
        { heard: { type: 'report.ordered', order } },
        polling,
        { heard: { type: 'report.dismissed' } },
        { stands: { report: 'none' } },
        { remembers: { order: null } },
        { heard: { type: 'report.ordered', order } },
        { heard: { type: 'report.dismissed' } },
        { stands: { report: 'none' } },
        { remembers: { order: null } },
      ],
    },
    {
      title: '[4.6-01] a report that cannot be begun is said to have failed',
      story: [
        { heard: { type: 'report.ordered', order } },
        { failed: ['loadReportPoller', { kind: 'unexpected' }] },
        { wrote: ['notices', 'notice.raised', { text: 'Не удалось сформировать отчет', tone: 'bad' }] },
        { stands: { report: 'none' } },
        { remembers: { order: null } },
      ],
    },
    {
      title: '[4.6-01] the file of a report that is ready is received, one that was cancelled has none',
      story: [
        { heard: { type: 'report.ordered', order } },
        polling,
        { gave: ['reportPoller', { job }] },
        { wrote: ['errands', 'download.asked', { key: 'report', fileId: 'file-1', fileName: 'report.pdf' }] },
        { stands: { report: 'none' } },
        { heard: { type: 'report.ordered', order } },
        polling,
        { gave: ['reportPoller', { job: null }] },
        { stands: { report: 'none' } },
        { silent: true },
      ],
    },
    {
      title: 'errands are fetched when a page first needs them, and stay',
      story: [
        { heard: { type: 'errands.wanted' } },
        { failed: ['loadErrands', { kind: 'unexpected' }] },
        { heard: { type: 'errands.wanted' } },
        { asked: ['loadErrands'] },
        { failed: ['loadErrands', { kind: 'unexpected' }] },
        { stands: { errands: 'unprepared' } },
        { tagged: ['offline'] },
        { asked: ['watchNetwork'] },
        { heard: { type: 'retry.requested' } },
        { stands: { errands: 'preparing' } },
        { tagged: [] },
        { failed: ['loadErrands', { kind: 'unexpected' }] },
        { heard: { type: 'network.restored' } },
        { stands: { errands: 'preparing' } },
        { gave: ['loadErrands', undefined] },
        { asked: ['errands'] },
        entered(login),
        { stands: { errands: 'running' } },
      ],
    },
  ],
})
