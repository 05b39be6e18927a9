import { messages, type Fault } from '#domain/faults.ts'
import type { entryForm } from '#machines/entry-form/machine.ts'
import { auth, offline, refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const whole = '9990000001'
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const sent = { gave: ['sendCode', { kind: 'sent', ticket, cooldown: 30_000 }] } as const
const sentBefore = { gave: ['sendCode', { kind: 'sent', ticket, cooldown: 9_000 }] } as const
const nobodyKnown = { gave: ['sendCode', { kind: 'unknown' }] } as const
const keeps = (step: 'phone' | 'code') => ({ did: ['keepDraft', { step }] }) as const
const unknown = { gave: ['codeEntry', { outcome: 'unknown' }] } as const
const left = { gave: ['codeEntry', { outcome: 'left' }] } as const
const confirmed = { gave: ['codeEntry', { outcome: 'confirmed', proof: { kind: 'auth', auth } }] } as const

const phone = { signIn: { phone: { editing: 'plain' } } } as const
const sending = { signIn: { phone: 'sendingCode' } } as const
const portal = { signUp: { portal: { editing: 'plain' } } } as const
const binding = { signUp: { phone: { editing: 'plain' } } } as const
const bindingSending = { signUp: { phone: 'sendingCode' } } as const
const signIn = { kind: 'signIn', phone: `8${whole}` }
const phoneInvalid: Partial<Fault> = {
  kind: 'refused',
  status: 400,
  code: 'PhoneInvalid',
  description: 'Проверьте данные.',
  fields: { phoneNumber: ['Проверьте номер телефона'] },
}
const phoneTaken = {
  kind: 'refused',
  status: 409,
  code: 'PhoneAlreadyBinded',
  description: 'Этот номер уже привязан к другому клиенту.',
} as const
/** Nothing in it is about the number. */
const invalid = { kind: 'refused', status: 400, code: 'ValidationError', description: 'Проверьте данные.' } as const
const signUp = { kind: 'signUp', phone: `8${whole}`, esiaToken: 'esia-1', joiningId: null }

const withToken = [
  { gave: ['recallEntry', { draft: null, phone: whole, esiaToken: 'esia-1', sent: null, hasDeclined: false }] },
  { heard: { type: 'agreement.toggled' } },
] as const

const typedWhole = [
  { gave: ['recallEntry', { draft: null, phone: whole, esiaToken: null, sent: null, hasDeclined: false }] },
  { heard: { type: 'agreement.toggled' } },
  { heard: { type: 'phone.submitted' } },
] as const

/** The code of the entry form, by section 4.2 of the specification. */
export const rows = rowsOf<typeof entryForm>([
  // The phone is accepted (4.2-03)
  {
    in: sending,
    when: sent,
    then: 'code',
    does: [{ asked: ['codeEntry', { subject: signIn, ticket, cooldown: 30_000 }] }, keeps('code')],
    context: { ticket, cooldown: 30_000 },
    tags: [],
    section: '4.2',
    shows: '4.2-03',
  },
  {
    in: bindingSending,
    when: sent,
    then: 'code',
    does: [{ asked: ['codeEntry', { subject: signUp, ticket, cooldown: 30_000 }] }, keeps('code')],
    context: { ticket },
    section: '4.2',
    shows: '4.2-03, 4.2-13',
  },
  // A code to the same number that was sent less than thirty seconds ago is still awaited (4.2-06)
  {
    in: sending,
    when: sentBefore,
    then: 'code',
    does: [{ asked: ['codeEntry', { subject: signIn, ticket, cooldown: 9_000 }] }],
    context: { ticket, cooldown: 9_000 },
    section: '4.2',
    shows: '4.2-06',
  },
  {
    in: bindingSending,
    when: sentBefore,
    then: 'code',
    does: [{ asked: ['codeEntry', { subject: signUp, ticket, cooldown: 9_000 }] }],
    context: { ticket, cooldown: 9_000 },
    section: '4.2',
    shows: '4.2-06',
  },
  {
    from: { destination: '/lk', joiningId: 'request-1' },
    after: withToken,
    in: binding,
    when: { heard: { type: 'phone.submitted' } },
    then: bindingSending,
    does: [{ asked: ['sendCode', { subject: { ...signUp, joiningId: 'request-1' } }] }],
    section: '4.2, 5',
    shows: '4.2-13',
  },
  {
    from: { destination: '/lk', joiningId: 'request-1' },
    after: [...withToken, { heard: { type: 'phone.submitted' } }],
    in: bindingSending,
    when: sent,
    then: 'code',
    does: [{ asked: ['codeEntry', { subject: { ...signUp, joiningId: 'request-1' } }] }],
    section: '4.2',
    shows: '4.2-13',
  },
  // A 401 means that the phone is not found (4.2-07), and purges nothing (4.1-03)
  {
    in: sending,
    when: nobodyKnown,
    then: portal,
    doesNot: ['codeEntry', 'notices', 'session'],
    context: { ticket: null },
    tags: ['signUp'],
    section: '4.2',
    shows: '4.2-07, 4.1-03',
  },
  // Any other failure is said, and the form stays
  {
    in: sending,
    when: { failed: ['sendCode', { ...refused, prefix: 'phone' }] },
    then: phone,
    does: [reported({ ...refused, prefix: 'phone' })],
    doesNot: ['codeEntry'],
    context: { phone: whole, agreed: true },
    tags: [],
    section: '8.2',
    shows: '8-08',
  },
  {
    in: sending,
    when: { failed: ['sendCode', offline] },
    then: phone,
    does: [reported(offline)],
    section: '8.2',
    shows: '8-03',
  },
  {
    in: sending,
    when: { failed: ['sendCode', phoneInvalid] },
    then: phone,
    context: { phone: whole, agreed: true, refusal: 'Проверьте номер телефона' },
    doesNot: ['codeEntry', 'fault.reported'],
    tags: [],
    section: '5, решение',
    shows: '5-01',
  },
  {
    in: sending,
    when: { failed: ['sendCode', invalid] },
    then: phone,
    does: [reported(invalid)],
    context: { refusal: null },
    section: '8.2',
  },
  {
    in: bindingSending,
    when: { failed: ['sendCode', phoneTaken] },
    then: binding,
    context: { phone: whole, refusal: 'Этот номер уже привязан к другому клиенту.' },
    doesNot: ['fault.reported'],
    section: '5, решение',
  },
  {
    in: bindingSending,
    when: { failed: ['sendCode', refused] },
    then: binding,
    does: [reported(refused)],
    context: { esiaToken: 'esia-1' },
    tags: ['signUp'],
    section: '8.2',
  },
  {
    in: bindingSending,
    when: nobodyKnown,
    then: portal,
    does: [
      { did: ['dropEsiaToken'] },
      { wrote: ['notices', 'notice.raised', { text: messages.esiaTokenSpent, tone: 'info' }] },
    ],
    doesNot: ['codeEntry'],
    context: { esiaToken: null },
    tags: ['signUp'],
    section: '4.2, решение',
    shows: '4.2-07',
  },
  {
    in: 'code',
    with: { esiaToken: 'esia-1' },
    when: unknown,
    then: portal,
    does: [{ did: ['dropEsiaToken'] }, keeps('phone')],
    doesNot: ['session'],
    context: { esiaToken: null, ticket: null },
    section: '4.2, решение',
  },
  // Late answers change nothing (4.2-12)
  {
    in: phone,
    when: sent,
    doesNot: ['codeEntry', 'keepDraft'],
    context: { ticket: null },
    section: '4.2',
    shows: '4.2-12',
  },
  {
    in: { signIn: 'esia' },
    when: sent,
    doesNot: ['codeEntry', 'keepDraft'],
    context: { ticket: null },
    section: '4.2',
    shows: '4.2-12',
  },
  { in: phone, when: confirmed, doesNot: ['session'], section: '4.2', shows: '4.2-12' },
  // Back from the code (4.2-05)
  {
    in: 'code',
    with: { esiaToken: null },
    when: left,
    then: phone,
    does: [keeps('phone')],
    doesNot: ['session', 'sendCode'],
    context: { ticket: null, phone: whole },
    tags: [],
    section: '4.2',
    shows: '4.2-05',
  },
  {
    in: 'code',
    with: { esiaToken: 'esia-1' },
    when: left,
    then: binding,
    does: [keeps('phone')],
    doesNot: ['session'],
    context: { ticket: null, esiaToken: 'esia-1' },
    tags: ['signUp'],
    section: '4.2',
    shows: '4.2-05',
  },
  // The services no longer know the number: as a 401 on the phone request
  {
    in: 'code',
    with: { esiaToken: null },
    when: unknown,
    then: portal,
    does: [keeps('phone')],
    doesNot: ['session'],
    context: { ticket: null },
    tags: ['signUp'],
    section: '4.2, решение',
    shows: '4.2-07',
  },
  // A right code (4.2-09): the sign-in is handed to the session with where to go (2.6-07)
  {
    in: 'code',
    when: confirmed,
    then: 'entered',
    does: [
      { wrote: ['session', 'session.opened', { auth, destination: '/lk' }] },
      { did: ['dropDraft'] },
      { did: ['dropEsiaToken'] },
    ],
    doesNot: ['notices'],
    tags: [],
    section: '4.2',
    shows: '4.2-09, 2.6-07',
  },
  {
    from: { destination: '/lk/taxation', joiningId: null },
    after: [...typedWhole, sent],
    in: 'code',
    when: confirmed,
    then: 'entered',
    does: [{ wrote: ['session', 'session.opened', { auth, destination: '/lk/taxation' }] }],
    section: '4.2',
    shows: '4.2-09, 2.6-07',
  },
])
