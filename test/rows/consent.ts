import { fault } from '#domain/faults.ts'
import type { consent } from '#machines/consent/machine.ts'
import { offline, refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: '+7 *** **-01', sentAt: 0 }
const signedAlready = { kind: 'signedAlready' } as const
const toggled = { heard: { type: 'agreement.toggled' } } as const
const signs = { heard: { type: 'signing.requested' } } as const
const plain = { reading: 'plain' } as const
const reminded = { reading: 'reminded' } as const
const loads = { asked: ['loadConsentText'] } as const
const renews = { wrote: ['tokenRefresh', 'renewal.requested'] } as const

/** The consent to personal data processing, by sections 2.2, 7.9 and 8.2 of the specification. */
export const rows = rowsOf<typeof consent>([
  // The text (7.10)
  {
    begins: undefined,
    then: 'loading',
    does: [loads],
    doesNot: ['createConsent'],
    context: { text: null, agreed: false, consentId: null, ticket: null },
    tags: ['busy'],
    section: '7.10',
  },
  {
    in: 'loading',
    when: { gave: ['loadConsentText', 'Текст согласия'] },
    then: plain,
    context: { text: 'Текст согласия', agreed: false },
    tags: [],
    section: '7.10',
    shows: '2.2-09',
  },
  {
    in: 'loading',
    when: { failed: ['loadConsentText', { ...refused, prefix: 'template' }] },
    then: 'unread',
    doesNot: ['createConsent', 'notices'],
    context: { fault: fault({ ...refused, prefix: 'template' }) },
    section: '8.2',
    shows: '8-08',
  },
  { in: 'loading', when: signs, doesNot: ['createConsent'], section: '7.9' },
  { in: 'unread', when: signs, doesNot: ['createConsent'], section: '8.2' },
  {
    in: 'unread',
    when: { heard: { type: 'retry.requested' } },
    then: 'loading',
    does: [loads],
    tags: ['busy'],
    section: '8.2, решение',
  },
  { in: 'unread', when: { heard: { type: 'network.restored' } }, then: 'loading', does: [loads], section: 'решение' },
  // The mark
  { in: 'reading', with: { agreed: false }, when: toggled, then: 'reading', context: { agreed: true }, section: '2.2' },
  { in: 'reading', with: { agreed: true }, when: toggled, then: 'reading', context: { agreed: false }, section: '2.2' },
  { in: reminded, when: toggled, then: plain, context: { agreed: true }, section: '2.2' },
  {
    in: 'reading',
    with: { agreed: false },
    when: signs,
    then: reminded,
    doesNot: ['createConsent'],
    section: 'решение',
  },
  {
    in: 'reading',
    with: { agreed: true },
    when: signs,
    then: 'creating',
    does: [{ asked: ['createConsent'] }],
    doesNot: ['sendCode'],
    tags: ['busy'],
    section: '7.9',
    shows: '2.2-09',
  },
  // The consent is made, then confirmed by a code (7.9)
  {
    in: 'creating',
    when: { gave: ['createConsent', { kind: 'created', consentId: 'consent-1' }] },
    then: 'sendingCode',
    does: [{ asked: ['sendCode', { subject: { kind: 'consent', consentId: 'consent-1' } }] }],
    context: { consentId: 'consent-1' },
    tags: ['busy'],
    section: '7.9',
    shows: '2.2-09',
  },
  {
    in: 'creating',
    when: { failed: ['createConsent', { ...refused, prefix: 'consent' }] },
    then: plain,
    does: [reported({ ...refused, prefix: 'consent' })],
    doesNot: ['sendCode', 'tokenRefresh'],
    context: { agreed: true },
    section: '8.2',
    shows: '8-08',
  },
  {
    in: 'creating',
    when: { failed: ['createConsent', offline] },
    then: plain,
    does: [reported(offline)],
    section: '8.2',
    shows: '8-03',
  },
  {
    in: 'creating',
    when: { gave: ['createConsent', signedAlready] },
    then: 'renewing',
    does: [renews],
    doesNot: ['notices'],
    section: 'решение',
  },
  { in: 'creating', when: signs, doesNot: ['createConsent'], section: '7.9' },
  {
    in: 'sendingCode',
    when: { gave: ['sendCode', ticket] },
    then: 'code',
    does: [
      { asked: ['codeEntry', { subject: { kind: 'consent', consentId: 'consent-1' }, ticket, cooldown: 30_000 }] },
    ],
    context: { ticket },
    tags: [],
    section: '7.9',
    shows: '2.2-09',
  },
  {
    in: 'sendingCode',
    when: { failed: ['sendCode', { ...refused, prefix: 'confirmation' }] },
    then: plain,
    does: [reported({ ...refused, prefix: 'confirmation' })],
    doesNot: ['codeEntry'],
    section: '8.2',
    shows: '8-08',
  },
  {
    in: 'code',
    when: { gave: ['codeEntry', { outcome: 'confirmed', proof: { kind: 'signed' } }] },
    then: 'renewing',
    does: [renews],
    tags: ['busy'],
    section: '7.9, решение',
    shows: '2.2-09',
  },
  {
    in: 'code',
    when: { gave: ['codeEntry', { outcome: 'left' }] },
    then: plain,
    doesNot: ['tokenRefresh'],
    context: { ticket: null, agreed: true },
    section: '7.9, решение',
  },
  { in: 'renewing', when: { elapsed: 'networkRetryPause' }, then: 'renewing', does: [renews], section: 'решение' },
  { in: 'renewing', when: signs, doesNot: ['createConsent'], section: '7.9' },
])
