import { messages } from '#domain/faults.ts'
import { impersonation } from '#machines/impersonation/machine.ts'
import { auth } from './_samples.ts'
import { modelOf } from './_types.ts'

export const model = modelOf(impersonation, {
  inputs: [undefined],
  events: {},
  answers: { readImpersonation: { gives: [auth], fails: [{ kind: 'unexpected' }] } },
  visible: () => null,
  journeys: [
    {
      title: '[2.2-07] the tokens of a link are handed to the session, which leads to the account',
      story: [
        { gave: ['readImpersonation', auth] },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk' }] },
        { state: 'entered' },
      ],
    },
    {
      title: '[2.2-07] a broken link says so and leads to the entry form',
      story: [
        { failed: ['readImpersonation', { kind: 'unexpected' }] },
        { wrote: ['notices', 'notice.raised', { text: messages.mimicLinkBroken, tone: 'bad' }] },
        { did: ['goTo', { to: '/lk/login' }] },
        { state: 'refused' },
      ],
    },
  ],
})
