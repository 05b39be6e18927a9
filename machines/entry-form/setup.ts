import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import * as limits from '#domain/limits.ts'
import { toPhone, type Phone } from '#domain/phone.ts'
import type { CodeSubject, Ticket } from '#domain/signing.ts'
import type { Output as CodeOutcome } from '../code-entry/contract.ts'
import type { codeEntry } from '../code-entry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { effect } from '../kit/effect.ts'
import { failedWith } from '../kit/failed-with.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Context, Draft, Event, Input, Recalled } from './contract.ts'

/** What a code is asked for: a sign-in, or the binding of a number to a confirmed person. */
export function subjectOf({ phone, esiaToken, joiningId }: Context): CodeSubject {
  const whole = (toPhone(phone) ?? '') as Phone
  return esiaToken === null ? { kind: 'signIn', phone: whole } : { kind: 'signUp', phone: whole, esiaToken, joiningId }
}

export const entryFormSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'signUp' },
  actors: {
    ...pageActors,
    recallEntry: port<Recalled>('recallEntry'),
    requestGateway: port<{ url: string }>('requestGateway'),
    sendCode: port<Ticket, { subject: CodeSubject }>('sendCode'),
    codeEntry: childMachine<typeof codeEntry>('codeEntry'),
  },
  guards: {
    hasTicket: (_, { recalled }: { recalled: Recalled }) => recalled.draft?.ticket != null,
    hasEsiaToken: ({ context }) => context.esiaToken !== null,
    hasRecalledToken: (_, { recalled }: { recalled: Recalled }) => recalled.esiaToken !== null,
    wasOnPhone: (_, { recalled }: { recalled: Recalled }) => recalled.phone !== null || recalled.draft?.tab === 'phone',
    isAgreed: ({ context }) => context.agreed,
    canSubmitPhone: ({ context }) => context.agreed && toPhone(context.phone) !== null,
    isPhoneTab: (_, { tab }: { tab: Draft['tab'] }) => tab === 'phone',
    isEsiaTab: (_, { tab }: { tab: Draft['tab'] }) => tab === 'esia',
    isPhoneUnknown: failedWith(({ status }) => status === 401),
    isTokenSpent: failedWith(({ status }) => status === 401 || status === 410),
    wasConfirmed: (_, { outcome }: CodeOutcome) => outcome === 'confirmed',
    wasUnknown: (_, { outcome }: CodeOutcome) => outcome === 'unknown',
  },
  actions: {
    recall: assign((_, { recalled: { draft, phone, esiaToken, cooldown } }: { recalled: Recalled }) => ({
      phone: phone ?? draft?.phone ?? '',
      tab: phone !== null ? ('phone' as const) : (draft?.tab ?? ('esia' as const)),
      agreed: draft?.agreed ?? false,
      ticket: draft?.ticket ?? null,
      esiaToken,
      cooldown,
    })),
    rememberTab: assign((_, { tab }: { tab: Draft['tab'] }) => ({ tab })),
    rememberPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    toggleAgreement: assign({ agreed: ({ context }) => !context.agreed }),
    resetAgreement: assign({ agreed: false }),
    rememberTicket: assign((_, { ticket }: { ticket: Ticket }) => ({ ticket, cooldown: limits.smsResendCountdown })),
    forgetTicket: assign({ ticket: null }),
    forgetToken: assign({ esiaToken: null }),
    keepDraft: effect('keepDraft'),
    dropDraft: effect('dropDraft'),
    dropEsiaToken: effect('dropEsiaToken'),
    openGateway: effect<{ url: string; destination: string }>('openGateway'),
    openSession: tell('session', 'session.opened'),
    tellFault: tell('notices', 'notice.raised'),
  },
})

/** The tokens that a right code gave; a sign-in is never confirmed without them. */
export function authOf(code: CodeOutcome): Auth {
  if (code.outcome !== 'confirmed' || code.proof.kind !== 'auth') throw new Error('a sign-in was confirmed without tokens')
  return code.proof.auth
}
