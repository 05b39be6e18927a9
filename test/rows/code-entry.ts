import { fault } from '#domain/faults.ts'
import type { Phone } from '#domain/phone.ts'
import type { codeEntry } from '#machines/code-entry/machine.ts'
import { auth, offline, refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const subject = { kind: 'signIn', phone: '89990000001' as Phone } as const
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const newTicket = { ...ticket, confirmationToken: 'ticket-2', smsAttempts: 2 }
const wrong = fault({ kind: 'refused', status: 400, code: 'WrongCode' })
const tooMany = fault({ kind: 'refused', status: 400, code: 'TooManyAttempts' })
const proof = { kind: 'auth', auth } as const

const begins = { subject, ticket, cooldown: 30_000 }
const typed = (code: string) => ({ heard: { type: 'code.typed', code } }) as const
const query = (code: string) => ({ heard: { type: 'code.read', code } }) as const
const submitted = { heard: { type: 'code.submitted' } } as const
const resend = { heard: { type: 'code.resendRequested' } } as const
const abandoned = { heard: { type: 'code.abandoned' } } as const
const isWrong = { gave: ['confirmCode', { kind: 'wrong', fault: wrong }] } as const
const isSpent = { gave: ['confirmCode', { kind: 'spent', fault: tooMany }] } as const
const unchecked = { failed: ['confirmCode', offline] } as const
const right = { gave: ['confirmCode', { kind: 'right', proof }] } as const
const sent = { gave: ['sendCode', { kind: 'sent', ticket: newTicket }] } as const

const typing = { asking: { input: 'typing' } } as const
const confirming = { asking: { input: 'confirming' } } as const
const spent = { asking: { input: 'spent' } } as const
const cooling = { asking: { resend: 'cooling' } } as const
const available = { asking: { resend: 'available' } } as const
const sending = { asking: { resend: 'sending' } } as const
const checks = (code: string) => ({ asked: ['confirmCode', { subject, ticket, code }] }) as const

/** The field of a code, by sections 4.2, 5 and 8.3 of the specification. */
const written = rowsOf<typeof codeEntry>([
  // It begins empty, counting down, reading the device (4.2-03, 4.2-04)
  {
    begins,
    then: { asking: { input: 'typing', resend: 'cooling' } },
    does: [{ asked: ['readOtp'] }, { waits: ['resendCountdown', 30_000] }],
    doesNot: ['confirmCode', 'sendCode'],
    context: { code: '', refused: null, fault: null, errors: 0 },
    tags: [],
    section: '4.2, 9',
    shows: '4.2-03, 4.2-04',
  },
  {
    begins: { ...begins, cooldown: 12_000 },
    then: { asking: { resend: 'cooling' } },
    does: [{ waits: ['resendCountdown', 12_000] }],
    section: '4.2',
    shows: '4.2-06',
  },
  // It is submitted by itself once it is valid, once per code (4.2-11, 5-04)
  {
    in: typing,
    when: typed('12'),
    then: typing,
    doesNot: ['confirmCode'],
    context: { code: '12' },
    section: '4.2, 5',
    shows: '4.2-11, 5-04',
  },
  { in: typing, when: typed(''), then: typing, doesNot: ['confirmCode'], context: { code: '' }, section: '4.2, 5' },
  {
    in: { asking: { input: 'typing', resend: 'cooling' } },
    with: { refused: null, ticket },
    when: typed('1234'),
    then: confirming,
    does: [checks('1234')],
    context: { code: '1234', fault: null },
    tags: ['busy'],
    section: '4.2',
    shows: '4.2-11',
  },
  {
    in: typing,
    with: { refused: '1234' },
    when: typed('1234'),
    then: typing,
    doesNot: ['confirmCode'],
    context: { code: '1234' },
    section: '4.2, 5',
    shows: '4.2-11',
  },
  {
    in: { asking: { input: 'typing', resend: 'available' } },
    with: { refused: '1234', ticket },
    when: typed('4321'),
    then: confirming,
    does: [checks('4321')],
    context: { fault: null },
    section: '4.2',
    shows: '4.2-11',
  },
  {
    in: { asking: { input: 'typing', resend: 'cooling' } },
    with: { refused: null, ticket },
    when: query('1234'),
    then: confirming,
    does: [checks('1234')],
    context: { code: '1234' },
    section: '4.2',
    shows: '4.2-04',
  },
  {
    in: { asking: { input: 'typing', resend: 'cooling' } },
    with: { fault: wrong, refused: '1234' },
    when: query('4321'),
    then: confirming,
    context: { fault: null },
    section: '4.2',
    shows: '4.2-04',
  },
  {
    in: { asking: { input: 'typing', resend: 'cooling' } },
    with: { code: '1234', refused: null, fault: fault(offline) },
    when: submitted,
    then: confirming,
    context: { fault: null },
    section: 'решение',
  },
  { in: typing, when: query(''), doesNot: ['confirmCode'], section: '4.2' },
  {
    in: confirming,
    with: { code: '1234' },
    when: typed('4321'),
    doesNot: ['confirmCode'],
    context: { code: '1234' },
    section: '4.2',
    shows: '4.2-11',
  },
  { in: confirming, when: query('1234'), doesNot: ['confirmCode'], section: '4.2', shows: '4.2-11' },
  { in: confirming, when: submitted, doesNot: ['confirmCode'], section: '4.2', shows: '4.2-11' },
  { in: typing, with: { code: '12' }, when: submitted, doesNot: ['confirmCode'], section: '5', shows: '5-04' },
  {
    in: typing,
    with: { code: '1234', refused: '1234' },
    when: submitted,
    then: confirming,
    does: [checks('1234')],
    section: 'решение',
  },
  {
    in: { asking: { input: 'typing', resend: 'cooling' } },
    with: { code: '1234', refused: null, ticket },
    when: submitted,
    then: confirming,
    does: [checks('1234')],
    section: 'решение',
  },
  // A refused code (4.2-10, 8-10, 8-11)
  {
    in: confirming,
    with: { errors: 0, code: '1234' },
    when: isWrong,
    then: typing,
    doesNot: ['notices', 'sendCode'],
    context: { fault: wrong, errors: 1, refused: '1234' },
    tags: [],
    section: '4.2',
    shows: '4.2-10',
  },
  {
    in: confirming,
    with: { errors: 1 },
    when: isWrong,
    then: typing,
    context: { errors: 2 },
    section: '4.2',
    shows: '4.2-10',
  },
  {
    in: confirming,
    with: { errors: 0 },
    when: isSpent,
    then: spent,
    doesNot: ['notices'],
    context: { fault: tooMany, errors: 1, code: '' },
    tags: [],
    section: '8.3',
    shows: '8-11',
  },
  {
    in: confirming,
    with: { errors: 0, refused: null },
    when: unchecked,
    then: typing,
    context: { fault: fault(offline), errors: 1, refused: null },
    section: '4.2, решение',
    shows: '4.2-10',
  },
  { in: spent, when: typed('4321'), doesNot: ['confirmCode'], section: '8.3', shows: '8-11' },
  { in: spent, when: query('4321'), doesNot: ['confirmCode'], section: '8.3', shows: '8-11' },
  { in: spent, when: submitted, doesNot: ['confirmCode'], section: '8.3' },
  // A right code (4.2-09)
  {
    in: confirming,
    when: right,
    then: 'confirmed',
    doesNot: ['notices'],
    hands: { outcome: 'confirmed', proof },
    context: { code: '' },
    section: '4.2',
    shows: '4.2-09',
  },
  { in: typing, when: right, section: '4.2', shows: '4.2-12' },
  // Another code (4.2-06)
  { in: cooling, when: resend, doesNot: ['sendCode'], section: '4.2', shows: '4.2-06' },
  {
    in: cooling,
    when: { elapsed: 'resendCountdown' },
    then: available,
    doesNot: ['sendCode'],
    section: '4.2, 9',
    shows: '4.2-06',
  },
  {
    in: { asking: { input: 'typing', resend: 'available' } },
    with: { ticket },
    when: resend,
    then: sending,
    does: [{ asked: ['sendCode', { subject }] }],
    context: { code: '' },
    tags: ['busy'],
    section: '4.2',
    shows: '4.2-06',
  },
  {
    in: { asking: { input: 'spent', resend: 'available' } },
    when: resend,
    then: sending,
    does: [{ asked: ['sendCode', { subject }] }],
    section: '4.2',
    shows: '4.2-06, 8-11',
  },
  { in: { asking: { input: 'confirming', resend: 'available' } }, when: resend, doesNot: ['sendCode'], section: '4.2' },
  { in: sending, when: resend, doesNot: ['sendCode'], section: '4.2', shows: '4.2-06' },
  {
    in: { asking: { input: 'typing', resend: 'sending' } },
    when: sent,
    then: { asking: { input: 'typing', resend: 'cooling' } },
    does: [{ waits: ['resendCountdown', 30_000] }],
    context: { ticket: newTicket, fault: null, refused: null },
    tags: [],
    section: '4.2',
    shows: '4.2-06',
  },
  {
    in: { asking: { input: 'spent', resend: 'sending' } },
    when: sent,
    then: { asking: { input: 'typing', resend: 'cooling' } },
    context: { ticket: newTicket, fault: null },
    section: '4.2',
    shows: '4.2-06, 8-11',
  },
  {
    in: { asking: { input: 'typing', resend: 'sending' } },
    when: { failed: ['sendCode', { ...refused, prefix: 'smsCode' }] },
    then: { asking: { input: 'typing', resend: 'available' } },
    does: [reported({ ...refused, prefix: 'smsCode' })],
    context: { ticket: {} },
    section: '4.2, 8.2',
    shows: '8-08',
  },
  {
    in: { asking: { input: 'spent', resend: 'sending' } },
    when: { failed: ['sendCode', offline] },
    then: { asking: { input: 'spent', resend: 'available' } },
    does: [reported(offline)],
    section: '4.2, 8.2',
    shows: '8-03',
  },
  {
    in: sending,
    when: { gave: ['sendCode', { kind: 'unknown' }] },
    then: 'unknown',
    doesNot: ['notices'],
    hands: { outcome: 'unknown' },
    section: '4.2, решение',
    shows: '4.2-07',
  },
  {
    in: { asking: { input: 'typing', resend: 'sending' } },
    when: typed('1234'),
    doesNot: ['confirmCode'],
    section: '4.2',
    shows: '4.2-12',
  },
  { in: cooling, when: sent, context: { ticket: {} }, section: '4.2', shows: '4.2-12' },
  // Back (4.2-05, 4.2-12)
  {
    in: typing,
    when: abandoned,
    then: 'abandoned',
    doesNot: ['notices', 'confirmCode'],
    hands: { outcome: 'left' },
    section: '4.2',
    shows: '4.2-05',
  },
  {
    in: confirming,
    when: abandoned,
    then: 'abandoned',
    hands: { outcome: 'left' },
    section: '4.2',
    shows: '4.2-05, 4.2-12',
  },
  { in: spent, when: abandoned, then: 'abandoned', hands: { outcome: 'left' }, section: '4.2', shows: '4.2-05' },
  {
    in: sending,
    when: abandoned,
    then: 'abandoned',
    hands: { outcome: 'left' },
    section: '4.2',
    shows: '4.2-05, 4.2-12',
  },
])

/** The specification speaks of codes that sign one in; what files a statement is shown by the journeys of the model. */
export const rows = written.map((row) => ('in' in row ? { ...row, with: { subject, ...row.with } } : row))
