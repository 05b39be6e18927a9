import { inactivity } from '#machines/inactivity/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const minute = 60_000
const limit = 30 * minute
const limited = { limit }
const measured = (idle: number) => ({ gave: ['measureIdle', { idle, at: 1_000_000 }] }) as const
const passed = { gave: ['awaitIdle', undefined] } as const

export const model = modelOf(inactivity, {
  inputs: [limited, { limit: 0 }],
  events: {
    'stay.chosen': [{ type: 'stay.chosen' }],
    'portal.touchedElsewhere': [{ type: 'portal.touchedElsewhere' }],
  },
  answers: {
    measureIdle: {
      gives: [
        { idle: 0, at: 1_000_000 },
        { idle: 28 * minute, at: 1_000_000 },
        { idle: 30 * minute, at: 1_000_000 },
      ],
      fails: [{ kind: 'unexpected' }],
    },
    awaitIdle: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    keepTouches: unanswered,
    watchTouches: unanswered,
  },
  visible: ({ limit: own, idle, at }) => [own, idle, at],
  journeys: [
    {
      title: 'who uses the portal is not disturbed; a touch in another tab counts',
      story: [
        measured(10 * minute),
        { state: 'active' },
        { asked: ['awaitIdle', { idle: 28 * minute }] },
        passed,
        measured(minute),
        { state: 'active' },
        { context: { idle: minute, at: 1_000_000 } },
      ],
    },
    {
      title: 'two minutes before the end one is warned, not a moment earlier',
      story: [
        measured(28 * minute - 1),
        { state: 'active' },
        passed,
        measured(28 * minute),
        { state: 'warning' },
        { context: { idle: 28 * minute } },
        { asked: ['awaitIdle', { idle: limit }] },
      ],
    },
    {
      title: 'who chooses to stay stays, as often as they like',
      story: [
        measured(29 * minute),
        { heard: { type: 'stay.chosen' } },
        { did: ['touch'] },
        measured(0),
        { state: 'active' },
        passed,
        measured(29 * minute),
        { heard: { type: 'stay.chosen' } },
        measured(0),
        { state: 'active' },
      ],
    },
    {
      title: 'a choice in one tab closes the warning in all',
      story: [
        measured(29 * minute),
        { heard: { type: 'portal.touchedElsewhere' } },
        { not: { did: ['touch'] } },
        measured(0),
        { state: 'active' },
      ],
    },
    {
      title: 'who does not answer is signed out, once',
      story: [
        measured(29 * minute),
        passed,
        measured(30 * minute),
        { state: 'over' },
        { wrote: ['session', 'session.idled'] },
      ],
    },
    {
      title: 'a laptop that wakes after the end is not warned any more, and a late «Остаться» does not count',
      story: [
        measured(0),
        passed,
        measured(8 * 60 * minute),
        { state: 'over' },
        { wrote: ['session', 'session.idled'] },
      ],
    },
    {
      title: 'where there is no limit nobody is asked',
      input: { limit: 0 },
      story: [{ state: 'unlimited' }, { silent: true }],
    },
    {
      title: 'what cannot be measured ends nobody’s session',
      story: [{ failed: ['measureIdle', { kind: 'unexpected' }] }, { state: 'unlimited' }, { silent: true }],
    },
  ],
})
