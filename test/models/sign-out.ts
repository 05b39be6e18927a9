import { signOut } from '#machines/sign-out/machine.ts'
import type { Unfinished } from '#machines/sign-out/contract.ts'
import { fault } from '#domain/faults.ts'
import { modelOf } from './_types.ts'

const offline = fault({ kind: 'offline' })
const clientId = 'client-1'
const requested = { heard: { type: 'leave.requested', clientId } } as const
const confirmed = { heard: { type: 'leave.confirmed' } } as const
const declined = { heard: { type: 'leave.declined' } } as const
const found = (unfinished: Unfinished) => ({ gave: ['findUnfinished', unfinished] }) as const
const nothing: Unfinished = { onDevice: [], isUnsaved: false }
const pension: Unfinished = { onDevice: ['pension'], isUnsaved: false }
const unsaved: Unfinished = { onDevice: [], isUnsaved: true }
const both: Unfinished = { onDevice: ['pension'], isUnsaved: true }
const left = { wrote: ['session', 'session.closed'] } as const

export const model = modelOf(signOut, {
  inputs: [undefined],
  events: {
    'leave.requested': [requested.heard],
    'leave.confirmed': [confirmed.heard],
    'leave.declined': [declined.heard],
    'leave.retried': [{ type: 'leave.retried' }],
  },
  answers: {
    findUnfinished: { gives: [nothing, pension, unsaved, both], fails: [{ kind: 'unexpected' }] },
    saveDrafts: { gives: [undefined], fails: [offline] },
  },
  visible: ({ onDevice, isUnsaved, fault }) => [onDevice, isUnsaved, fault],
  journeys: [
    {
      title: 'who has begun nothing is signed out at once',
      story: [{ silent: true }, requested, { asked: ['findUnfinished', { clientId }] }, found(nothing), left],
    },
    {
      title: 'a device that cannot be read keeps nobody in',
      story: [requested, { failed: ['findUnfinished', { kind: 'unexpected' }] }, left],
    },
    {
      title: 'what the services keep is saved there first',
      story: [
        requested,
        found(unsaved),
        { state: 'saving' },
        { asked: ['saveDrafts', { clientId }] },
        { not: { wrote: ['session', 'session.closed'] } },
        { gave: ['saveDrafts', undefined] },
        left,
      ],
    },
    {
      title: 'of what this device alone keeps the client is asked, and stays or goes',
      story: [
        requested,
        found(pension),
        { state: 'asking' },
        { context: { onDevice: ['pension'], isUnsaved: false } },
        declined,
        { state: 'idle' },
        { silent: true },
        requested,
        found(pension),
        confirmed,
        { not: { asked: ['saveDrafts'] } },
        left,
      ],
    },
    {
      title: 'who agrees to lose the one has the other saved all the same',
      story: [
        requested,
        found(both),
        { state: 'asking' },
        confirmed,
        { asked: ['saveDrafts', { clientId }] },
        { gave: ['saveDrafts', undefined] },
        left,
      ],
    },
    {
      title: 'what could not be saved is said; it is tried again, left behind, or stayed for',
      story: [
        requested,
        found(unsaved),
        { context: { isUnsaved: true, fault: null } },
        { failed: ['saveDrafts', offline] },
        { state: 'failed' },
        { context: { fault: offline } },
        { heard: { type: 'leave.retried' } },
        { asked: ['saveDrafts', { clientId }] },
        declined,
        { state: 'idle' },
        requested,
        { context: { fault: null } },
        found(unsaved),
        { failed: ['saveDrafts', offline] },
        declined,
        requested,
        found(unsaved),
        { failed: ['saveDrafts', offline] },
        confirmed,
        left,
      ],
    },
  ],
})
