import { tokenRefresh } from '#machines/token-refresh/machine.ts'
import { modelOf, unanswered } from './_types.ts'
import { offline, refused, renewedAuth } from './_samples.ts'

const minute = 60_000
const renewed = { auth: renewedAuth }

export const model = modelOf(tokenRefresh, {
  inputs: [undefined],
  events: {
    'token.needed': [
      { type: 'token.needed', expiresIn: 5 * minute },
      { type: 'token.needed', expiresIn: 30 * minute },
    ],
    'renewal.requested': [{ type: 'renewal.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchPage: unanswered,
    measureToken: { gives: [{ expiresIn: 30 * minute }, { expiresIn: 10 * minute }], fails: [{ kind: 'unexpected' }] },
    renewToken: { gives: [renewed], fails: [refused, offline] },
    reauthorize: { gives: [null], fails: [refused, offline] },
  },
  visible: () => null,
  journeys: [
    {
      title: '[4.1-05] the token is renewed ten minutes before it expires',
      story: [
        { gave: ['measureToken', { expiresIn: 30 * minute }] },
        { state: 'fresh' },
        { elapsed: 'untilThreshold' },
        { gave: ['measureToken', { expiresIn: 10 * minute }] },
        { state: { renewing: 'once' } },
        { asked: ['renewToken', { isForced: false }] },
      ],
    },
    {
      title: '[4.1-06] calls that come during a renewal ask for no other',
      story: [
        { gave: ['measureToken', { expiresIn: 5 * minute }] },
        { heard: { type: 'token.needed', expiresIn: 5 * minute } },
        { state: { renewing: 'once' } },
        { silent: true },
      ],
    },
    {
      title: '[4.1-07] new tokens are handed over, then the client is authorised again',
      story: [
        { gave: ['measureToken', { expiresIn: 5 * minute }] },
        { gave: ['renewToken', renewed] },
        { wrote: ['session', 'tokens.renewed', { auth: renewedAuth }] },
        { asked: ['reauthorize'] },
        { state: 'reauthorizing' },
        { gave: ['reauthorize', null] },
        { state: 'resting' },
      ],
    },
    {
      title: '[4.1-04] a renewal that is refused is told to the session, which signs out',
      story: [
        { gave: ['measureToken', { expiresIn: 5 * minute }] },
        { failed: ['renewToken', refused] },
        { state: 'refused' },
        { wrote: ['session', 'tokens.refused'] },
      ],
    },
    {
      title: '[4.1-11] a renewal that got no answer is tried again when the network is back',
      story: [
        { gave: ['measureToken', { expiresIn: 5 * minute }] },
        { failed: ['renewToken', offline] },
        { state: 'offline' },
        { silent: true },
        { heard: { type: 'network.restored' } },
        { state: { renewing: 'once' } },
      ],
    },
    {
      title:
        '[6-03] claims that are wanted during a renewal are asked for right after it, and again where there was no answer',
      story: [
        { gave: ['measureToken', { expiresIn: 5 * minute }] },
        { heard: { type: 'renewal.requested' } },
        { silent: true },
        { gave: ['renewToken', renewed] },
        { asked: ['renewToken', { isForced: true }] },
        { failed: ['renewToken', offline] },
        { state: 'offlineForClaims' },
        { heard: { type: 'network.restored' } },
        { asked: ['renewToken', { isForced: true }] },
      ],
    },
  ],
})
