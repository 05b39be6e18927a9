import { messages } from '#domain/faults.ts'
import { impersonation } from '#machines/impersonation/machine.ts'
import { auth } from './_samples.ts'
import { modelOf } from './_types.ts'

const alone = { auth, isSomebodyIn: false }
const beside = { auth, isSomebodyIn: true }

export const model = modelOf(impersonation, {
  inputs: [undefined],
  events: {
    'impersonation.confirmed': [{ type: 'impersonation.confirmed' }],
    'impersonation.declined': [{ type: 'impersonation.declined' }],
  },
  answers: { readImpersonation: { gives: [alone, beside], fails: [{ kind: 'unexpected' }] } },
  visible: (context) => context.auth !== null,
  journeys: [
    {
      title: '[2.2-07] the tokens of a link are handed to the session, which leads to the account',
      story: [
        { gave: ['readImpersonation', alone] },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk' }] },
        { state: 'entered' },
      ],
    },
    {
      title: '[2.2-07, 6-05] whoever is signed in here is asked first, and gives way',
      story: [
        { gave: ['readImpersonation', beside] },
        { state: 'asking' },
        { silent: true },
        { heard: { type: 'impersonation.confirmed' } },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk' }] },
        { state: 'entered' },
        { context: { auth: null } },
      ],
    },
    {
      title: '[2.2-07, 6-05] whoever is signed in here may stay, and nothing is left of the link',
      story: [
        { gave: ['readImpersonation', beside] },
        { heard: { type: 'impersonation.declined' } },
        { not: { wrote: ['session', 'session.opened'] } },
        { did: ['goTo', { to: '/lk' }] },
        { state: 'declined' },
        { context: { auth: null } },
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
