import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { messages, type Fault } from '#domain/faults.ts'
import { toPhone, type Phone } from '#domain/phone.ts'
import type { AccountSubject, Sending, Sent } from '#domain/signing.ts'
import type { Output as CodeOutcome } from '../code-entry/contract.ts'
import type { codeEntry } from '../code-entry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { effect } from '../kit/effect.ts'
import { failedWith } from '../kit/on-error.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Context, Draft, Event, Input, Recalled, Tab } from './contract.ts'

/** What a code is asked for: a sign-in, or the binding of a number to a confirmed person. */
export function subjectOf({
  phone,
  esiaToken,
  joiningId,
}: Pick<Context, 'phone' | 'esiaToken' | 'joiningId'>): AccountSubject {
  const whole = (toPhone(phone) ?? '') as Phone
  return esiaToken === null ? { kind: 'signIn', phone: whole } : { kind: 'signUp', phone: whole, esiaToken, joiningId }
}

/** The service refused the number itself, not the call: it is said at the field. */
const isPhoneRefused = ({ code, fields }: Fault): boolean =>
  code === 'PhoneInvalid' || code === 'PhoneAlreadyBinded' || 'phoneNumber' in fields

const refusalOf = ({ fields, description }: Fault) => fields['phoneNumber']?.[0] ?? description ?? messages.phoneRefused

export const entryFormSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'signUp' },
  actors: {
    ...pageActors,
    recallEntry: port<Recalled>('recallEntry'),
    requestGateway: port<{ url: string }>('requestGateway'),
    sendCode: port<Sending<Sent>, { subject: AccountSubject }>('sendCode'),
    codeEntry: childMachine<typeof codeEntry>('codeEntry'),
  },
  guards: {
    hasTicket: (_, { recalled }: { recalled: Recalled }) => recalled.sent !== null,
    hasEsiaToken: ({ context }) => context.esiaToken !== null,
    hasRecalledToken: (_, { recalled }: { recalled: Recalled }) => recalled.esiaToken !== null,
    wasOnPhone: (_, { recalled }: { recalled: Recalled }) =>
      recalled.phone !== null || (recalled.draft !== null && recalled.draft.step !== 'esia'),
    isAgreed: ({ context }) => context.agreed,
    canSubmitPhone: ({ context }) => context.agreed && toPhone(context.phone) !== null,
    isUnknownResponse: failedWith(({ code }) => code === 'UnknownResponse'),
    isPhoneRefused: failedWith(isPhoneRefused),
    isPhoneTab: (_, { tab }: { tab: Tab }) => tab === 'phone',
    isEsiaTab: (_, { tab }: { tab: Tab }) => tab === 'esia',
    wasSent: (_, { sending }: { sending: Sending<Sent> }) => sending.kind === 'sent',
    wasConfirmed: (_, { outcome }: CodeOutcome) => outcome === 'confirmed',
    wasUnknown: (_, { outcome }: CodeOutcome) => outcome === 'unknown',
  },
  actions: {
    recall: assign((_, { recalled: { draft, phone, esiaToken, sent, hasDeclined } }: { recalled: Recalled }) => ({
      phone: phone ?? draft?.phone ?? '',
      agreed: draft?.agreed ?? false,
      hasDeclined,
      esiaToken,
      ticket: sent?.ticket ?? null,
      cooldown: sent?.cooldown ?? 0,
    })),
    rememberPhone: assign((_, { phone }: { phone: string }) => ({ phone, refusal: null })),
    keepRefusal: assign((_, { fault }: { fault: Fault }) => ({ refusal: refusalOf(fault) })),
    forgetRefusal: assign({ refusal: null }),
    toggleAgreement: assign({ agreed: ({ context }) => !context.agreed }),
    resetAgreement: assign({ agreed: false }),
    rememberTicket: assign((_, { sending }: { sending: Sending<Sent> }) =>
      sending.kind === 'sent' ? { ticket: sending.ticket, cooldown: sending.cooldown } : {},
    ),
    forgetTicket: assign({ ticket: null }),
    forgetToken: assign({ esiaToken: null }),
    keepDraft: effect<Pick<Draft, 'step'>>('keepDraft'),
    dropDraft: effect('dropDraft'),
    dropEsiaToken: effect('dropEsiaToken'),
    openGateway: effect<{ url: string; destination: string }>('openGateway'),
    openSession: tell('session', 'session.opened'),
    raiseDialog: tell('notices', 'dialog.raised'),
    tellNotice: tell('notices', 'notice.raised'),
    tellFault: tell('notices', 'fault.reported'),
  },
})

/** The tokens that a right code gave; a sign-in is never confirmed without them. */
export function authOf(code: CodeOutcome): Auth {
  if (code.outcome !== 'confirmed' || code.proof.kind !== 'auth')
    throw new Error('a sign-in was confirmed without tokens')
  return code.proof.auth
}
