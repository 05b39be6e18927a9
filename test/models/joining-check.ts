import { messages } from '#domain/faults.ts'
import { joiningCheck } from '#machines/joining-check/machine.ts'
import { modelOf, unanswered } from './_types.ts'
import { joiningRequest, meta, offline, refused } from './_samples.ts'

export const model = modelOf(joiningCheck, {
  inputs: [undefined],
  events: {
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    watchNetwork: unanswered,
    fetchJoining: { gives: [joiningRequest, null], fails: [refused, offline] },
    loadMeta: { gives: [meta], fails: [refused] },
  },
  visible: () => null,
  journeys: [
    {
      title: '[4.3-04] a statement that is found brings its reference data',
      story: [
        { gave: ['fetchJoining', joiningRequest] },
        { asked: ['loadMeta'] },
        { gave: ['loadMeta', meta] },
        { ended: { outcome: 'found', request: joiningRequest, meta } },
      ],
    },
    {
      title: '[4.3-02] a missing statement is an error that is shown',
      story: [
        { gave: ['fetchJoining', null] },
        { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] },
        { ended: { outcome: 'missing' } },
      ],
    },
    {
      title: '[8-09] a failed fetch shows its sentence and ends as a failure',
      story: [
        { failed: ['fetchJoining', refused] },
        { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] },
        { ended: { outcome: 'failed' } },
      ],
    },
    {
      title: '[4.1-11] without a network the check waits and goes on by itself',
      story: [
        { failed: ['fetchJoining', offline] },
        { state: 'offline' },
        { elapsed: 'networkRetryPause' },
        { state: 'fetching' },
      ],
    },
  ],
})
