import { flowNames } from '#machines/flows.ts'
import { charts } from '#machines/registry.ts'
import { edgesOf } from '#test/kit/model/edges.ts'

/** Of the statements: journeys fill them in, and no walk goes their paths. */
const withStatements = [
  'draft',
  'pensionStatement',
  'portfolioChange',
  'redemptionWizard',
  'sampleWizard',
  'signedPapers',
  'signing',
  'supplement',
  'taxDeduction',
  'upload',
  'withdrawal',
] as const

/**
 * Arrows that no walk in the browser takes, and why, by the lasting name of the arrow (state|event|branch).
 * One that is not named here fails the coverage report, and so does one that is named and yet taken.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'the browser’s memory, clock and address are read through wrappers that never fail': [
    'cookieConsent.recalling|xstate.error.actor.recallCookies|0',
    'emailConfirmation.reading|xstate.error.actor.takeKey|0',
    'entryForm.recalling|xstate.error.actor.recallEntry|0',
    'esiaCallback.reading|xstate.error.actor.readCallback|0',
    'noticeBoard.memory.recalling|xstate.error.actor.recallNotices|0',
    'session.restoring|xstate.error.actor.restoreSession|0',
    'task.failing|xstate.error.actor.checkPage|0',
    'task.running.work.lookingForPage|xstate.error.actor.checkPage|0',
    'tokenRefresh.measuring|xstate.error.actor.measureToken|0',
  ],
  'no walk leaves the portal for half an hour, nor lets a sign-in run out in another tab: journeys do': [
    'session.holding|session.idled|0',
    'session.holding|session.expiredElsewhere|0',
    'session.holding|session.expiredElsewhere|1',
    'session.holding|session.idled|1',
  ],
  'the clock is read at once, and nothing can come between': [
    'session.restoring|session.opened|0',
    'session.restoring|session.openedElsewhere|0',
    'tokenRefresh.measuring|renewal.requested|0',
    'tokenRefresh.measuring|token.needed|0',
  ],
  'a call that carries the token tells the session of its 401 before it ends, and the session ends whoever asked': [
    'session.holding.signedIn.authorizing|xstate.error.actor.authorize|1',
  ],
  'pages are made ahead for the shipped build alone, where the charts cannot be looked at; its pages are seen as they are taken over':
    [
      'navigation.routes.loading|routes.hydrated|0',
      'query.alive.answer.beginning|always|0',
      'queries|query.hydrated|0',
    ],
  'a page keeps no hundred values that nobody looks at': [
    'pagedQuery.alive.attention.foreseen|query.evicted|0',
    'pagedQuery.alive.attention.left|query.evicted|0',
    'query.alive.attention.foreseen|query.evicted|0',
    'query.alive.attention.left|query.evicted|0',
  ],
  'whatever the account looks at is asked for anew when the network is back, and needs the token before its renewal hears of it':
    ['tokenRefresh.offline|network.restored|0'],
  'a file and then a call would have to be lost one after the other: shown by the generated paths alone': [
    'notices.unprepared|dialog.raised|0',
    'notices.unprepared|notice.raised|0',
  ],
  'a list is not foreseen, so that it is looked at as soon as it begins': [
    'pagedQuery.alive.attention.foreseen|query.invalidated|0',
    'pagedQuery.alive.attention.foreseen|xstate.after.foreseenRelease.pagedQuery.alive.attention.foreseen|0',
  ],
  'what pages query is written by a page of its own, on which nothing of it is looked at': [
    'pagedQuery.alive.answer.failed|query.invalidated|0',
    'pagedQuery.alive.answer.incomplete|query.invalidated|0',
    'pagedQuery.alive.answer.loading|query.invalidated|0',
    'pagedQuery.alive.answer.loadingMore|query.invalidated|0',
    'pagedQuery.alive.answer.refreshing|query.invalidated|0',
    'pagedQuery.alive.answer.renewing|query.invalidated|0',
    'pagedQuery.alive.answer.shown|query.invalidated|0',
    'pagedQuery.alive.attention.left|query.invalidated|0',
    'query.alive.answer.failed|query.invalidated|0',
    'query.alive.answer.loading|query.invalidated|0',
    'query.alive.answer.refreshing|query.invalidated|0',
    'query.alive.attention.foreseen|query.invalidated|0',
  ],
  'the calls for details are let fail one by one, so that the port itself never does': [
    'client.programmes.known.detailing|xstate.error.actor.loadDetails|0',
  ],
  'the browser’s memory is read through a wrapper that never fails, here too': [
    'inquiry.recalling|xstate.error.actor.recallDraft|0',
  ],
  'a page asks for new rights every fifteen seconds while it waits for them, and no call lasts so long': [
    'tokenRefresh.offline|renewal.requested|0',
    'tokenRefresh.reauthorizing|renewal.requested|0',
    'tokenRefresh.renewing.once|renewal.requested|0',
    'tokenRefresh.renewing|xstate.done.actor.renewToken|0',
    'tokenRefresh.renewing|xstate.error.actor.renewToken|0',
    'tokenRefresh.renewingForClaims|xstate.done.actor.renewToken|0',
  ],
  'the page that waits for new rights asks again by itself before anything else does': [
    'tokenRefresh.offlineForClaims|network.restored|0',
    'tokenRefresh.offlineForClaims|token.needed|0',
    'tokenRefresh.offlineForClaims|xstate.after.networkRetryPause.tokenRefresh.offlineForClaims|0',
  ],
  'new rights that are refused end the sign-in as any renewal that is refused does, which is walked': [
    'tokenRefresh.renewingForClaims|xstate.error.actor.renewToken|1',
  ],
  '«Повторить» of a page that waits is heard by all who wait, and a renewal that waits alone leaves the page as it is':
    ['tokenRefresh.offline|retry.requested|0', 'tokenRefresh.offlineForClaims|retry.requested|0'],
}

const unshown = [
  ...withStatements.flatMap((name) => edgesOf(charts[name].machine)),
  ...edgesOf(charts.joiningWizard.machine).filter((arrow) => /^joiningWizard\.(open|missing)/.test(arrow)),
  'session.holding.signedIn.asJoiner.joining|joining.changed|0',
  'session.holding.signedIn.asJoiner|tokens.renewed|0',
  // Their pages are opened by journeys too.
  ...(
    ['redemptionWizard', 'pensionStatement', 'taxDeduction', 'portfolioChange', 'withdrawal', 'supplement'] as const
  ).map((name) => `root.currentFlow.loading|xstate.done.actor.loadFlow|${flowNames.indexOf(name)}`),
  // What a code that files does otherwise than one that signs in.
  'codeEntry.asking.input.confirming|xstate.error.actor.confirmCode|0',
  'codeEntry.asking|code.abandoned|0',
]

/**
 * Of the statements, and of how a session is left or ends: journeys go through them, one way each, and which arrows that takes hangs on
 * when an answer comes. The generated paths take them all, on the charts alone.
 */
export const byJourneys: ReadonlySet<string> = new Set([
  ...unshown,
  ...edgesOf(charts.reentry.machine),
  ...edgesOf(charts.inactivity.machine),
  ...edgesOf(charts.signOut.machine),
  ...edgesOf(charts.session.machine).filter((arrow) => arrow.startsWith('session.lapsed')),
  'root.currentFlow|statement.abandoned|0',
  'session.holding|session.refused|0',
  'session.holding|signOut.requested|1',
  'session.holding.signedIn|tokens.refused|0',
  // Where the part of the client does not come either.
  'root.queries.preparing|xstate.error.actor.loadQueries|0',
  'root.queries.unprepared|network.restored|0',
  'root.queries.unprepared|retry.requested|0',
  'root.queries.unprepared|xstate.after.networkRetryPause.root.queries.unprepared|0',
  // What a journey writes while nobody looks at it.
  'query.alive.attention.left|query.invalidated|0',
])

export const notWalked: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, arrows]) => arrows.map((arrow) => [arrow, reason] as const)),
)
