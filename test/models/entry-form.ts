import type { Fault } from '#domain/faults.ts'
import type { Phone } from '#domain/phone.ts'
import * as limits from '#domain/limits.ts'
import { entryForm } from '#machines/entry-form/machine.ts'
import { auth, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const whole = '9990000001'
const phone = `8${whole}` as Phone
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const nothing = { draft: null, phone: null, esiaToken: null, sent: null, hasDeclined: false }
const draft = { step: 'phone', phone: whole, agreed: true } as const
const sent = { kind: 'sent', ticket, cooldown: limits.smsResendCountdown } as const
const unknown = { kind: 'unknown' } as const
const atCode = { ...nothing, draft: { ...draft, step: 'code' as const }, sent: { ticket, cooldown: 12_000 } }
const withToken = { ...nothing, esiaToken: 'esia-1' }
const typed = { heard: { type: 'phone.typed', phone: whole } } as const
const agreed = { heard: { type: 'agreement.toggled' } } as const
const submitted = { heard: { type: 'phone.submitted' } } as const
const unknownResponse: Partial<Fault> = { kind: 'refused', status: 502, code: 'UnknownResponse' }
const phoneInvalid: Partial<Fault> = {
  kind: 'refused',
  status: 400,
  code: 'PhoneInvalid',
  fields: { phoneNumber: ['Проверьте номер телефона'] },
}
const confirmed = { outcome: 'confirmed', proof: { kind: 'auth', auth } } as const
const left = { outcome: 'left' } as const

export const model = modelOf(entryForm, {
  inputs: [{ destination: '/lk', joiningId: null }],
  events: {
    'tab.chosen': [
      { type: 'tab.chosen', tab: 'phone' },
      { type: 'tab.chosen', tab: 'esia' },
    ],
    'phone.typed': [
      { type: 'phone.typed', phone: '999' },
      { type: 'phone.typed', phone: whole },
    ],
    'agreement.toggled': [{ type: 'agreement.toggled' }],
    'phone.submitted': [{ type: 'phone.submitted' }],
    'gateway.requested': [{ type: 'gateway.requested' }],
    'entry.returned': [{ type: 'entry.returned' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchPage: unanswered,
    recallEntry: {
      gives: [
        nothing,
        { ...nothing, draft: { ...draft, step: 'esia' } },
        { ...nothing, draft },
        { ...nothing, phone: whole },
        withToken,
        atCode,
        { ...atCode, esiaToken: 'esia-1' },
      ],
      fails: [{ kind: 'unexpected' }],
    },
    requestGateway: { gives: [{ url: 'https://esia.gosuslugi.ru/login' }], fails: [refused, unknownResponse] },
    sendCode: { gives: [sent, unknown], fails: [refused, phoneInvalid] },
    codeEntry: { gives: [confirmed, { outcome: 'unknown' }, left], fails: [] },
  },
  visible: ({ phone: digits, refusal, agreed: isAgreed, esiaToken }) => [digits, refusal, isAgreed, esiaToken],
  journeys: [
    {
      title: '[4.2-01] it opens at the portal’s tab with the agreement unchecked',
      story: [{ gave: ['recallEntry', nothing] }, { state: { signIn: 'esia' } }, { context: { agreed: false } }],
    },
    {
      title: '[4.4-04] who has declined at the identity provider is told so in the form',
      story: [
        { gave: ['recallEntry', { ...nothing, hasDeclined: true }] },
        { state: { signIn: 'esia' } },
        { context: { hasDeclined: true } },
      ],
    },
    {
      title: '[2.6-06] a number named by the address opens the phone tab with that number',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: whole }] },
        { state: { signIn: 'phone' } },
        { context: { phone: whole } },
      ],
    },
    {
      title: '[4.2-02] switching the tab unchecks the agreement',
      story: [
        { gave: ['recallEntry', nothing] },
        agreed,
        { context: { agreed: true } },
        { heard: { type: 'tab.chosen', tab: 'phone' } },
        { state: { signIn: 'phone' } },
        { context: { agreed: false } },
      ],
    },
    {
      title: '[4.2-03] a code that was sent moves to the code step with thirty seconds to count',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: whole }] },
        agreed,
        submitted,
        { asked: ['sendCode', { subject: { kind: 'signIn', phone } }] },
        { gave: ['sendCode', sent] },
        { did: ['keepDraft', { step: 'code' }] },
        { state: 'code' },
        { asked: ['codeEntry', { subject: { kind: 'signIn', phone }, ticket, cooldown: limits.smsResendCountdown }] },
      ],
    },
    {
      title: '[5-03] without the agreement, or with a part of a number, nothing is sent',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: '999' }] },
        submitted,
        { state: { signIn: { phone: { editing: 'reminded' } } } },
        agreed,
        submitted,
        { state: { signIn: { phone: { editing: 'reminded' } } } },
        { silent: true },
        typed,
        submitted,
        { state: { signIn: { phone: 'sendingCode' } } },
      ],
    },
    {
      title: '[5-05] without the agreement the portal’s button only reminds of it',
      story: [
        { gave: ['recallEntry', nothing] },
        { heard: { type: 'gateway.requested' } },
        { state: { signIn: { esia: { editing: 'reminded' } } } },
        { silent: true },
      ],
    },
    {
      title: '[4.4-01] the portal is opened in the same window with the address that the gateway gives',
      story: [
        { gave: ['recallEntry', nothing] },
        agreed,
        { heard: { type: 'gateway.requested' } },
        { gave: ['requestGateway', { url: 'https://esia.gosuslugi.ru/login' }] },
        { did: ['openGateway', { url: 'https://esia.gosuslugi.ru/login', destination: '/lk' }] },
        { state: 'leaving' },
      ],
    },
    {
      title: '[4.2-07] a number that nobody knows switches sign-up on, and back leaves that mode',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: whole }] },
        agreed,
        submitted,
        { gave: ['sendCode', unknown] },
        { state: { signUp: 'portal' } },
        { heard: { type: 'entry.returned' } },
        { state: { signIn: 'phone' } },
      ],
    },
    {
      title: '[4.2-08] a stored token of the portal switches sign-up on, and back drops the token',
      story: [
        { gave: ['recallEntry', withToken] },
        { state: { signUp: 'phone' } },
        { heard: { type: 'entry.returned' } },
        { did: ['dropEsiaToken'] },
        { context: { esiaToken: null, agreed: false } },
        { state: { signIn: 'esia' } },
      ],
    },
    {
      title: '[4.2-13] in sign-up mode the number is bound with the token and the joining request',
      input: { destination: '/lk', joiningId: 'request-1' },
      story: [
        { gave: ['recallEntry', withToken] },
        typed,
        agreed,
        submitted,
        { asked: ['sendCode', { subject: { kind: 'signUp', phone, esiaToken: 'esia-1', joiningId: 'request-1' } }] },
      ],
    },
    {
      title: '[4.2-09] a confirmed code hands the sign-in to the session with the place to go to',
      input: { destination: '/lk/services', joiningId: null },
      story: [
        { gave: ['recallEntry', atCode] },
        { gave: ['codeEntry', confirmed] },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk/services' }] },
        { did: ['dropDraft'] },
        { state: 'entered' },
      ],
    },
    {
      title: '[2.4-08] a place that is not of this portal is not gone to',
      input: { destination: 'https://evil.example/lk', joiningId: null },
      story: [
        { context: { destination: '/lk' } },
        { gave: ['recallEntry', atCode] },
        { gave: ['codeEntry', confirmed] },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk' }] },
      ],
    },
    {
      title: '[4.2-05] back from the code is back at the phone, with the ticket forgotten',
      story: [
        { gave: ['recallEntry', atCode] },
        { gave: ['codeEntry', left] },
        { state: { signIn: 'phone' } },
        { context: { ticket: null } },
      ],
    },
    {
      title: '[4.2-06] back and Continue goes on with the countdown of the code that was sent',
      story: [
        { gave: ['recallEntry', atCode] },
        { gave: ['codeEntry', left] },
        submitted,
        { gave: ['sendCode', { kind: 'sent', ticket, cooldown: 9_000 }] },
        { state: 'code' },
        { asked: ['codeEntry', { subject: { kind: 'signIn', phone }, ticket, cooldown: 9_000 }] },
      ],
    },
    {
      title: '[4.2-07] back from the state portal’s page is back in the mode that was left',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: whole }] },
        agreed,
        submitted,
        { gave: ['sendCode', unknown] },
        { heard: { type: 'gateway.requested' } },
        { gave: ['requestGateway', { url: 'https://esia.gosuslugi.ru/login' }] },
        { tagged: ['busy', 'signUp'] },
        { heard: { type: 'page.shown' } },
        { state: { signUp: { portal: { editing: 'plain' } } } },
        { context: { agreed: false, phone: whole } },
      ],
    },
    {
      title: '[4.2-12] an answer to a request that the client has left changes nothing',
      story: [
        { gave: ['recallEntry', { ...nothing, phone: whole }] },
        agreed,
        submitted,
        { heard: { type: 'tab.chosen', tab: 'esia' } },
        { state: { signIn: 'esia' } },
        { context: { ticket: null } },
      ],
    },
  ],
})
