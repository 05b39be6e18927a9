import { messages } from '#domain/faults.ts'
import { joiningWizard } from '#machines/joining-wizard/machine.ts'
import { joiningRequest, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

export const model = modelOf(joiningWizard, {
  inputs: [{ requestId: 'request-1' }],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, loadJoining: { gives: [joiningRequest, null], fails: [refused] } },
  visible: () => null,
  journeys: [
    {
      title: '[4.5-04] the statement is loaded by its number and goes on at the step that it has reached',
      story: [
        { asked: ['loadJoining', { requestId: 'request-1' }] },
        { gave: ['loadJoining', { ...joiningRequest, currentStep: 3 }] },
        { state: 'shown' },
        { context: { request: { ...joiningRequest, currentStep: 3 } } },
      ],
    },
    {
      title: '[8-09] a statement that cannot be fetched shows its sentence and can be asked for again',
      story: [
        { failed: ['loadJoining', refused] },
        { state: 'failed' },
        { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] },
        { heard: { type: 'retry.requested' } },
        { gave: ['loadJoining', joiningRequest] },
        { state: 'shown' },
        { context: { fault: null } },
      ],
    },
  ],
})
