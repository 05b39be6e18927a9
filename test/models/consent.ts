import { fault } from '#domain/faults.ts'
import { consent } from '#machines/consent/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: '+7 *** **-01', sentAt: 0 }
const signedAlready = { kind: 'signedAlready' } as const
const confirmed = { outcome: 'confirmed', proof: { kind: 'signed' } } as const
const left = { outcome: 'left' } as const
const agreed = { heard: { type: 'agreement.toggled' } } as const
const signed = { heard: { type: 'signing.requested' } } as const

export const model = modelOf(consent, {
  inputs: [undefined],
  events: {
    'agreement.toggled': [{ type: 'agreement.toggled' }],
    'signing.requested': [{ type: 'signing.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadConsentText: { gives: ['Текст согласия'], fails: [refused] },
    createConsent: { gives: [{ kind: 'created', consentId: 'consent-1' }, signedAlready], fails: [refused] },
    sendCode: { gives: [ticket], fails: [refused] },
    codeEntry: { gives: [confirmed, left], fails: [] },
  },
  visible: ({ agreed: isAgreed }) => isAgreed,
  journeys: [
    {
      title: '[2.2-09] the consent is read, agreed to, and signed by a code',
      story: [
        { gave: ['loadConsentText', 'Текст согласия'] },
        { context: { text: 'Текст согласия' } },
        agreed,
        signed,
        { gave: ['createConsent', { kind: 'created', consentId: 'consent-1' }] },
        { asked: ['sendCode', { subject: { kind: 'consent', consentId: 'consent-1' } }] },
        { gave: ['sendCode', ticket] },
        { asked: ['codeEntry', { subject: { kind: 'consent', consentId: 'consent-1' }, ticket }] },
        { gave: ['codeEntry', confirmed] },
        { state: 'renewing' },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['documents'] }] },
        { wrote: ['tokenRefresh', 'renewal.requested'] },
        { context: { ticket: null } },
      ],
    },
    {
      title: '[2.2-09] without the agreement nothing is signed',
      story: [
        { gave: ['loadConsentText', 'Текст согласия'] },
        signed,
        { state: { reading: 'reminded' } },
        { silent: true },
      ],
    },
    {
      title: '[2.2-09] a text that cannot be loaded cannot be signed, and is asked for again',
      story: [
        { failed: ['loadConsentText', refused] },
        { state: 'unread' },
        { context: { fault: fault(refused) } },
        { silent: true },
        { heard: { type: 'retry.requested' } },
        { state: 'loading' },
      ],
    },
    {
      title: '[6-03] a consent that was signed before only renews the rights',
      story: [
        { gave: ['loadConsentText', 'Текст согласия'] },
        agreed,
        signed,
        { gave: ['createConsent', signedAlready] },
        { state: 'renewing' },
        { elapsed: 'networkRetryPause' },
        { state: 'renewing' },
        { not: { wrote: ['accountQueries', 'queries.invalidated'] } },
        { wrote: ['tokenRefresh', 'renewal.requested'] },
      ],
    },
  ],
})
