import type { FlowName } from '#machines/directory.ts'
import { flowNames, flows } from '#machines/flows.ts'
import type { PageLocation } from '#machines/navigation/contract.ts'
import { root } from '#machines/root/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const location = (path: string, flow: FlowName | null, known: Partial<PageLocation> = {}): PageLocation => ({
  path,
  search: '',
  hash: '',
  page: path,
  params: {},
  access: 'anyone',
  layout: 'default',
  flow,
  ...known,
})
const entered = (at: PageLocation) => ({ heard: { type: 'location.entered', location: at } }) as const
const login = location('/lk/login', 'entryForm', { access: 'anonymous' })
const home = location('/', null)
const joining = location('/lk/zavod/joining-statement', 'joiningWizard', { search: '?id=request-1' })
const pages = [
  home,
  login,
  { ...login, search: '?redirect=%2Flk%2Fservices' },
  location('/lk/esia', 'esiaCallback'),
  location('/lk/pdn', 'consent'),
  joining,
  { ...joining, search: '?id=request-2' },
  location('/lk/services/redemption-statement', 'redemptionWizard'),
  location('/lk/services/pension-statement', 'pensionStatement'),
  location('/lk/taxation/statement', 'taxDeduction'),
  location('/lk/program/104512/portfolio-change', 'portfolioChange', { params: { id: '104512' } }),
  location('/lk/services/withdrawal', 'withdrawal', { search: '?id=rs-7' }),
  location('/lk/services/supplement', 'supplement', { search: '?id=rs-5' }),
  location('/lk/mimic', 'impersonation'),
  location('/lk/confirm-email', 'emailConfirmation'),
  location('/lk/find-program', 'programLink'),
  location('/lk/profile', 'profileEditor'),
]
/** A flow ends by itself where its row says so. */
const flowAnswers = Object.fromEntries(
  flowNames.map((name) => [name, flows[name].end ? { gives: [undefined], fails: [] } : unanswered]),
) as Record<FlowName, typeof unanswered>
const loaded = { gave: ['loadFlow', undefined] } as const

/** A page of the account that lives by a flow: it is loaded and opened with what it needs, and closed with the page. */
const livesBy = (title: string, page: PageLocation, flow: readonly [actor: string, input?: object]) =>
  ({
    title: `${title}, and it is closed with the page`,
    story: [
      entered(page),
      { asked: ['loadFlow', { location: page }] },
      { not: { asked: flow } },
      loaded,
      { asked: [flow[0], flow[1]] },
      { context: { location: page } },
      { heard: { type: 'location.left' } },
      { state: { currentFlow: 'none' } },
      { context: { location: null } },
      entered(page),
      loaded,
      entered(home),
      { state: { currentFlow: 'none' } },
      { context: { location: home } },
    ],
  }) as const

export const model = modelOf(root, {
  inputs: [undefined],
  events: {
    'location.entered': pages.map((page) => entered(page).heard),
    'location.left': [{ type: 'location.left' }],
    'statement.abandoned': [{ type: 'statement.abandoned' }],
    'inquiries.requested': [{ type: 'inquiries.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadFlow: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    loadInquiries: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    loadQueries: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    cookieConsent: unanswered,
    notices: unanswered,
    queries: unanswered,
    session: unanswered,
    navigation: unanswered,
    inquiries: unanswered,
    ...flowAnswers,
  },
  visible: ({ location: at }) => [at?.path, at?.search],
  journeys: [
    {
      title: '[S-01] the residents are alive from the beginning, a flow while its page is open',
      story: [
        ...['session', 'navigation', 'notices', 'cookieConsent'].map((resident) => ({ asked: [resident] as const })),
        entered(login),
        loaded,
        { asked: ['entryForm', { destination: '', joiningId: null }] },
        entered(home),
        { state: { currentFlow: 'none' } },
      ],
    },
    {
      title: 'the session is told while a statement is open, and goes with what is begun where another client enters',
      story: [
        entered(joining),
        loaded,
        { wrote: ['session', 'statement.opened'] },
        entered({ ...joining, hash: '#files' }),
        { not: { wrote: ['session', 'statement.closed'] } },
        { heard: { type: 'statement.abandoned' } },
        { state: { currentFlow: 'none' } },
        { wrote: ['session', 'statement.closed'] },
        { context: { location: null } },
        entered(login),
        loaded,
        { not: { wrote: ['session', 'statement.opened'] } },
      ],
    },
    livesBy(
      '[2.2-03] the page of the return lives by the sign-in through the portal of the state',
      location('/lk/esia', 'esiaCallback'),
      ['esiaCallback'],
    ),
    livesBy('[2.2-09] the page of the consent lives by its signing', location('/lk/pdn', 'consent'), ['consent']),
    livesBy(
      '[2.2-16] the page of a joining statement lives by the statement that its query names',
      location('/lk/zavod/joining-statement', 'joiningWizard', { search: '?id=request-1' }),
      ['joiningWizard', { requestId: 'request-1' }],
    ),
    livesBy(
      '[2.2-13] the page of a redemption statement lives by its wizard',
      location('/lk/services/redemption-statement', 'redemptionWizard'),
      ['redemptionWizard'],
    ),
    livesBy(
      '[2.2-12] the page of an application for the pension lives by its statement',
      location('/lk/services/pension-statement', 'pensionStatement'),
      ['pensionStatement'],
    ),
    livesBy(
      '[4.7-08] the page of an order of papers for a deduction lives by it',
      location('/lk/taxation/statement', 'taxDeduction'),
      ['taxDeduction'],
    ),
    livesBy(
      'the page of a change of portfolio lives by that of the programme in its address',
      location('/lk/program/104512/portfolio-change', 'portfolioChange', { params: { id: '104512' } }),
      ['portfolioChange', { programmeId: '104512' }],
    ),
    livesBy(
      '[4.7-03] the page of a withdrawal lives by that of the statement that its query names',
      location('/lk/services/withdrawal', 'withdrawal', { search: '?id=rs-7' }),
      ['withdrawal', { statementId: 'rs-7' }],
    ),
    livesBy(
      '[4.7-09] the page of papers lives by those for the statement that its query names',
      location('/lk/services/supplement', 'supplement', { search: '?id=rs-5' }),
      ['supplement', { statementId: 'rs-5' }],
    ),
    livesBy(
      '[2.2-04] the page of the e-mail lives by its confirmation',
      location('/lk/confirm-email', 'emailConfirmation'),
      ['emailConfirmation'],
    ),
    livesBy(
      '[2.2-05] the page without programmes lives by the search for one',
      location('/lk/find-program', 'programLink'),
      ['programLink'],
    ),
    livesBy('[2.2-10] the profile lives by its own chart', location('/lk/profile', 'profileEditor'), ['profileEditor']),
    {
      title: '[4.8-02] a page whose flow could not be loaded waits for the network and for whoever asks again',
      story: [
        entered(login),
        { tagged: [] },
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        { state: { currentFlow: 'unavailable' } },
        { tagged: ['offline'] },
        { asked: ['watchNetwork'] },
        { heard: { type: 'network.restored' } },
        { state: { currentFlow: 'loading' } },
        { asked: ['loadFlow', { location: login }] },
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        { heard: { type: 'retry.requested' } },
        { state: { currentFlow: 'loading' } },
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
        { state: { currentFlow: 'none' } },
        { tagged: [] },
        { context: { location: home } },
        { heard: { type: 'network.restored' } },
        { state: { currentFlow: 'none' } },
        entered(login),
        { failed: ['loadFlow', { kind: 'unexpected' }] },
        entered({ ...login, search: '?redirect=%2Flk%2Fservices' }),
        { asked: ['loadFlow', { location: { ...login, search: '?redirect=%2Flk%2Fservices' } }] },
      ],
    },
    {
      title: 'a return that is over is closed, and one that is made anew opens it again',
      story: [
        entered(location('/lk/esia', 'esiaCallback')),
        loaded,
        { gave: ['esiaCallback', undefined] },
        { state: { currentFlow: 'none' } },
        entered(location('/lk/esia', 'esiaCallback')),
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
        { state: { currentFlow: { entry: 'entryForm' } } },
        { context: { location: { ...login, search: '?redirect=%2Flk%2Fservices' } } },
      ],
    },
    {
      title: '[2.3-02] a sign-in on a joining statement leads back to it and binds the number to its request',
      story: [
        entered(location('/lk/zavod/joining-statement', 'entryForm', { access: 'joining', search: '?id=request-1' })),
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
        { state: { currentFlow: 'none' } },
        entered(login),
        loaded,
        { state: { currentFlow: { entry: 'entryForm' } } },
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
        { state: { currentFlow: 'unavailable' } },
        entered(login),
        { state: { currentFlow: 'loading' } },
        loaded,
        { state: { currentFlow: { entry: 'entryForm' } } },
      ],
    },
    {
      title:
        '[2.2-07] a link of an operator is read once, however often its page is entered before the session leads away',
      story: [
        entered(location('/lk/mimic', 'impersonation')),
        loaded,
        { state: { currentFlow: { entry: 'impersonation' } } },
        { asked: ['impersonation', undefined] },
        entered(location('/lk/mimic', 'impersonation')),
        { not: { asked: ['loadFlow'] } },
        { state: { currentFlow: { entry: 'impersonation' } } },
      ],
    },
    {
      title: '[4.8-02] the queries of pages are fetched from the beginning, and again where they did not come',
      story: [
        { asked: ['loadQueries'] },
        { not: { asked: ['queries'] } },
        { failed: ['loadQueries', { kind: 'unexpected' }] },
        { state: { queries: 'unprepared' } },
        { tagged: ['offline'] },
        { asked: ['watchNetwork'] },
        { elapsed: 'networkRetryPause' },
        { asked: ['loadQueries'] },
        { failed: ['loadQueries', { kind: 'unexpected' }] },
        { heard: { type: 'network.restored' } },
        { state: { queries: 'preparing' } },
        { failed: ['loadQueries', { kind: 'unexpected' }] },
        { heard: { type: 'retry.requested' } },
        { state: { queries: 'preparing' } },
        { tagged: [] },
        { gave: ['loadQueries', undefined] },
        { asked: ['queries', { bound: 100 }] },
        { state: { queries: 'running' } },
      ],
    },
    {
      title: 'forms are fetched when a page first has one, and stay',
      story: [
        { heard: { type: 'inquiries.requested' } },
        { failed: ['loadInquiries', { kind: 'unexpected' }] },
        { heard: { type: 'inquiries.requested' } },
        { asked: ['loadInquiries'] },
        { failed: ['loadInquiries', { kind: 'unexpected' }] },
        { state: { inquiries: 'unprepared' } },
        { tagged: ['offline'] },
        { asked: ['watchNetwork'] },
        { heard: { type: 'retry.requested' } },
        { state: { inquiries: 'preparing' } },
        { tagged: [] },
        { failed: ['loadInquiries', { kind: 'unexpected' }] },
        { heard: { type: 'network.restored' } },
        { state: { inquiries: 'preparing' } },
        { gave: ['loadInquiries', undefined] },
        { asked: ['inquiries'] },
        entered(login),
        { state: { inquiries: 'running' } },
      ],
    },
  ],
})
