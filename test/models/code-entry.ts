import { codeEntry } from '#machines/code-entry/machine.ts'
import type { Phone } from '#domain/phone.ts'
import { fault } from '#domain/faults.ts'
import { auth, offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const subject = { kind: 'signIn', phone: '89990000001' as Phone } as const
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const newTicket = { ...ticket, confirmationToken: 'ticket-2', smsAttempts: 2 }
const proof = { kind: 'auth', auth } as const
const right = { kind: 'right', proof } as const
const wrong = { kind: 'wrong', fault: fault({ kind: 'refused', status: 400, code: 'WrongCode' }) } as const
const spent = { kind: 'spent', fault: fault({ kind: 'refused', status: 400, code: 'TooManyAttempts' }) } as const
const filing = { kind: 'statement', statementId: 'rs-1', version: 4 } as const
const statement = { subject: filing, ticket, cooldown: 12_000 }
const sent = { kind: 'sent', ticket: newTicket } as const

export const model = modelOf(codeEntry, {
  inputs: [{ subject, ticket, cooldown: 30_000 }, statement],
  events: {
    'code.typed': [
      { type: 'code.typed', code: '12' },
      { type: 'code.typed', code: '1234' },
      { type: 'code.typed', code: '4321' },
    ],
    'code.submitted': [{ type: 'code.submitted' }],
    'code.read': [
      { type: 'code.read', code: '1234' },
      { type: 'code.read', code: '' },
    ],
    'code.resendRequested': [{ type: 'code.resendRequested' }],
    'code.renewed': [{ type: 'code.renewed' }],
    'code.abandoned': [{ type: 'code.abandoned' }],
  },
  answers: {
    confirmCode: { gives: [right, wrong, spent], fails: [offline] },
    sendCode: { gives: [sent, { kind: 'unknown' }], fails: [refused] },
    readOtp: unanswered,
  },
  visible: ({ subject: { kind }, code, refused: last }) => [kind, code, last],
  journeys: [
    {
      title: '[4.2-11] a code is sent by itself once it is complete, once per code',
      story: [
        { heard: { type: 'code.typed', code: '123' } },
        { state: { asking: { input: 'typing' } } },
        { heard: { type: 'code.typed', code: '1234' } },
        { asked: ['confirmCode', { subject, ticket, code: '1234' }] },
        { gave: ['confirmCode', wrong] },
        { heard: { type: 'code.typed', code: '1234' } },
        { state: { asking: { input: 'typing' } } },
      ],
    },
    {
      title: '[4.2-10] a wrong code is an error under the field, and the count of errors grows',
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { gave: ['confirmCode', wrong] },
        { context: { errors: 1, refused: '1234' } },
        { heard: { type: 'code.typed', code: '4321' } },
        { context: { fault: null } },
        { gave: ['confirmCode', wrong] },
        { context: { errors: 2 } },
      ],
    },
    {
      title: '[4.2-06] resend works only at zero, and starts the countdown anew',
      story: [
        { heard: { type: 'code.resendRequested' } },
        { state: { asking: { resend: 'cooling' } } },
        { elapsed: 'resendCountdown' },
        { heard: { type: 'code.resendRequested' } },
        { asked: ['sendCode', { subject }] },
        { gave: ['sendCode', sent] },
        { state: { asking: { resend: 'cooling' } } },
        { context: { ticket: newTicket, cooldown: 30_000 } },
      ],
    },
    {
      title: '[4.2-12] no resend while a code is being checked',
      story: [
        { elapsed: 'resendCountdown' },
        { heard: { type: 'code.typed', code: '1234' } },
        { heard: { type: 'code.resendRequested' } },
        { state: { asking: { input: 'confirming', resend: 'available' } } },
      ],
    },
    {
      title: '[4.2-10] a code that could not be checked is no wrong one: it may be sent again as it is',
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { failed: ['confirmCode', offline] },
        { state: { asking: { input: 'typing' } } },
        { context: { refused: null, errors: 1 } },
        { heard: { type: 'code.submitted' } },
        { asked: ['confirmCode', { subject, ticket, code: '1234' }] },
      ],
    },
    {
      title:
        '[4.2-10, 4.2-11] a code that was refused as wrong does not go out by itself again; the button sends whatever is whole',
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { gave: ['confirmCode', wrong] },
        { heard: { type: 'code.typed', code: '1234' } },
        { not: { asked: ['confirmCode'] } },
        { heard: { type: 'code.submitted' } },
        { asked: ['confirmCode', { subject, ticket, code: '1234' }] },
      ],
    },
    {
      title: '[8-11] when the attempts are over only a new code helps',
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { gave: ['confirmCode', spent] },
        { state: { asking: { input: 'spent' } } },
        { elapsed: 'resendCountdown' },
        { heard: { type: 'code.resendRequested' } },
        { gave: ['sendCode', sent] },
        { state: { asking: { input: 'typing' } } },
      ],
    },
    {
      title: '[4.2-05] back forgets the code',
      story: [
        { heard: { type: 'code.typed', code: '123' } },
        { heard: { type: 'code.abandoned' } },
        { state: 'abandoned' },
        { ended: { outcome: 'left' } },
        { context: { code: '' } },
      ],
    },
    {
      title: 'a code that files a statement and gets no answer is not tried again: what became of it is asked first',
      input: statement,
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { asked: ['confirmCode', { subject: filing, ticket, code: '1234' }] },
        { failed: ['confirmCode', offline] },
        { state: 'unanswered' },
        { ended: { outcome: 'unanswered' } },
        { context: { code: '' } },
      ],
    },
    {
      title: 'whoever goes back while a statement is being filed may have filed it; before that nothing was filed',
      input: statement,
      story: [
        { heard: { type: 'code.typed', code: '1234' } },
        { gave: ['confirmCode', wrong] },
        { heard: { type: 'code.typed', code: '4321' } },
        { heard: { type: 'code.abandoned' } },
        { ended: { outcome: 'unanswered' } },
      ],
    },
    {
      title: 'whoever goes back from the field of a statement’s code has left',
      input: statement,
      story: [
        { heard: { type: 'code.typed', code: '12' } },
        { heard: { type: 'code.abandoned' } },
        { ended: { outcome: 'left' } },
      ],
    },
    {
      title: '[4.2-04] a code that the device has read is sent by itself',
      story: [
        { asked: ['readOtp'] },
        { heard: { type: 'code.read', code: '1234' } },
        { gave: ['confirmCode', right] },
        { state: 'confirmed' },
        { ended: { outcome: 'confirmed', proof } },
      ],
    },
  ],
})
