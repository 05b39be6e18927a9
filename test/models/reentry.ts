import { fault } from '#domain/faults.ts'
import { reentry } from '#machines/reentry/machine.ts'
import { auth, offline, refused, renewedAuth } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const otherClient = { ...client, userId: 'user-2' } as const
const acting = { ...client, authType: 'Mimic', mimic: true } as const
const loaded = { gave: ['loadEntry', undefined] } as const
const confirmed = { heard: { type: 'entry.confirmed', auth } } as const

export const model = modelOf(reentry, {
  inputs: [{ userId: 'user-1' }],
  events: {
    'entry.confirmed': [confirmed.heard, { type: 'entry.confirmed', auth: renewedAuth }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadEntry: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    entryForm: unanswered,
    identify: { gives: [client, otherClient, acting], fails: [offline, refused] },
  },
  visible: ({ auth: own, fault: why }) => [own?.accessToken, why?.status],
  journeys: [
    {
      title: 'the same client is known by their own token, once they have entered by the form',
      story: [
        { not: { asked: ['entryForm'] } },
        loaded,
        { state: 'entering' },
        { asked: ['entryForm', { destination: '/lk', joiningId: null }] },
        confirmed,
        { state: 'verifying' },
        { tagged: ['busy'] },
        { asked: ['identify', { auth }] },
        { gave: ['identify', client] },
        { ended: { outcome: 'same', auth, fault: null } },
      ],
    },
    {
      title: 'another client is told from the one whose page waits',
      story: [
        loaded,
        confirmed,
        { gave: ['identify', otherClient] },
        { ended: { outcome: 'other', auth, fault: null } },
      ],
    },
    {
      title: 'an operator who acts for the same client is another',
      story: [loaded, confirmed, { gave: ['identify', acting] }, { ended: { outcome: 'other', auth, fault: null } }],
    },
    {
      title: 'a sign-in in another tab counts before the form has come, and the last one counts',
      story: [
        confirmed,
        { heard: { type: 'entry.confirmed', auth: renewedAuth } },
        { asked: ['identify', { auth: renewedAuth }] },
        { gave: ['identify', client] },
        { ended: { outcome: 'same', auth: renewedAuth, fault: null } },
      ],
    },
    {
      title: 'no answer is waited for; a refusal ends it with its reason',
      story: [
        loaded,
        confirmed,
        { failed: ['identify', offline] },
        { state: 'unreachable' },
        { tagged: ['offline'] },
        { heard: { type: 'network.restored' } },
        { failed: ['identify', refused] },
        { ended: { outcome: 'refused', auth, fault: fault(refused) } },
      ],
    },
    {
      title: '[4.8-02] a form that could not be loaded is loaded when the network is back',
      story: [
        { failed: ['loadEntry', { kind: 'unexpected' }] },
        { state: 'unprepared' },
        { tagged: ['offline'] },
        { heard: { type: 'network.restored' } },
        { state: 'preparing' },
      ],
    },
  ],
})
