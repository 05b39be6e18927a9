import { fault } from '#domain/faults.ts'
import { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const key = { gave: ['takeKey', { key: 'key-1' }] } as const
const expired = { kind: 'expired' } as const
const invalid = { kind: 'invalid' } as const

export const model = modelOf(emailConfirmation, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    takeKey: { gives: [{ key: 'key-1' }, { key: null }], fails: [{ kind: 'unexpected' }] },
    confirmEmail: { gives: [{ kind: 'confirmed', email: 'anna@example.ru' }, expired, invalid], fails: [refused] },
  },
  visible: ({ key: kept }) => kept,
  journeys: [
    {
      title: '[2.2-04] the key of the address confirms the e-mail, and is forgotten',
      story: [
        key,
        { asked: ['confirmEmail', { key: 'key-1' }] },
        { gave: ['confirmEmail', { kind: 'confirmed', email: 'anna@example.ru' }] },
        { state: 'confirmed' },
        { context: { email: 'anna@example.ru', key: null } },
        { wrote: ['client', 'person.outdated'] },
      ],
    },
    {
      title: '[2.2-04] an expired key is told apart',
      story: [key, { gave: ['confirmEmail', expired] }, { state: 'expired' }, { silent: true }],
    },
    {
      title: '[2.2-04] a key that fits nothing is told apart',
      story: [key, { gave: ['confirmEmail', invalid] }, { state: 'invalid' }, { silent: true }],
    },
    {
      title: '[2.2-04] a failure keeps the key, so that it can be tried again',
      story: [
        key,
        { failed: ['confirmEmail', refused] },
        { state: 'failed' },
        { context: { fault: fault(refused) } },
        { silent: true },
        { heard: { type: 'retry.requested' } },
        { asked: ['confirmEmail', { key: 'key-1' }] },
        { state: 'confirming' },
      ],
    },
  ],
})
