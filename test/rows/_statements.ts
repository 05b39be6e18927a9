import type { StateValue } from 'xstate'
import { networkRetryPause } from '#domain/limits.ts'
import type { Deed } from '#test/kit/model/deed.ts'
import type { Row } from '#test/kit/model/row.ts'

/** What is out of date is said to whoever shows it. */
export const outdated = (...tags: string[]) =>
  ({ wrote: ['accountQueries', 'queries.invalidated', { names: [], tags }] }) as const

/** No answer is no refusal: what waits goes on when the network, the client or a pause brings it back, or by hand. */
export const waitingRows = (at: StateValue, then: StateValue, asked: Deed, given: { with?: object } = {}): Row[] =>
  [
    { heard: { type: 'network.restored' } },
    { heard: { type: 'session.restored' } },
    { heard: { type: 'retry.requested' } },
    { elapsed: 'networkRetryPause' },
  ].map((when) => ({ in: at, ...given, when, then, does: [asked], tags: ['busy'], section: 'решение' }))

/** How long it waits before it tries by itself. */
export const triesLater = { waits: ['networkRetryPause', networkRetryPause] } as const

type Leaving = {
  /** Where the statement is filled in, and where whoever comes back to it stands. */
  at: StateValue
  back: StateValue
  with?: object
  /** What is asked of the draft when it is put aside. */
  reached: string
  /** Where the page begins again when the draft is no more, and what it asks. */
  anew: StateValue
  asks: Deed
}

const kept = { type: 'draft.kept', isOnDevice: true }

/** A draft that the device alone keeps is put aside there and gone on with, and goes only when the client has confirmed it. */
export const leavingRows = ({ at, back, reached, anew, asks, ...given }: Leaving): Row[] => [
  {
    in: at,
    ...given,
    when: { heard: { type: 'statement.putAside' } },
    then: { open: 'puttingAside' },
    does: [{ wrote: ['draft', 'draft.saveRequested', { values: {}, reached }] }],
    tags: ['busy'],
    section: '4.7, 7.12',
  },
  {
    in: { open: 'puttingAside' },
    when: { heard: kept },
    then: { open: 'putAside' },
    tags: [],
    section: '4.7, 7.12',
  },
  {
    in: { open: 'putAside' },
    ...given,
    when: { heard: { type: 'statement.continued' } },
    then: back,
    section: '2.8',
  },
  {
    in: at,
    when: { heard: { type: 'deletion.requested' } },
    then: { open: 'deleting' },
    doesNot: ['draft'],
    section: '2.8, решение',
  },
  {
    in: { open: 'deleting' },
    ...given,
    when: { heard: { type: 'deletion.declined' } },
    then: back,
    doesNot: ['draft.deleted'],
    section: '2.8',
  },
  {
    in: { open: 'deleting' },
    when: { heard: { type: 'deletion.confirmed' } },
    does: [{ wrote: ['draft', 'draft.deleted'] }],
    section: '2.8',
  },
  {
    in: { open: 'deleting' },
    when: { heard: { type: 'draft.emptied' } },
    then: anew,
    does: [asks],
    section: '2.8, решение',
  },
]
