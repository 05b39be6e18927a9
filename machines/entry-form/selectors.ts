import type { SnapshotFrom } from 'xstate'
import { isForeignPhone, toPhone } from '#domain/phone.ts'
import type { entryForm } from './machine.ts'

type Entry = SnapshotFrom<typeof entryForm>

export type Step = 'starting' | 'esia' | 'phone' | 'portal' | 'bindPhone' | 'code' | 'leaving' | 'entered'

/** Which of its screens the form shows. */
export function step(of: Entry): Step {
  if (of.matches({ signIn: 'esia' })) return 'esia'
  if (of.matches({ signIn: 'phone' })) return 'phone'
  if (of.matches({ signUp: 'portal' })) return 'portal'
  if (of.matches({ signUp: 'phone' })) return 'bindPhone'
  if (of.matches('code')) return 'code'
  if (of.matches('leaving')) return 'leaving'
  return of.matches('entered') ? 'entered' : 'starting'
}
export const isBusy = (of: Entry) => of.hasTag('busy')
/** Sign-up mode: the heading is «Привязать номер» (2.6-01). */
export const isSignUp = (of: Entry) => of.hasTag('signUp') || (of.matches('code') && of.context.esiaToken !== null)
export const phone = (of: Entry) => of.context.phone
export const isPhoneComplete = (of: Entry) => toPhone(of.context.phone) !== null
/** What was pasted is no Russian number: it stays as it is, and no code is sent to it. */
export const isPhoneForeign = (of: Entry) => isForeignPhone(of.context.phone)
/** What the service has against the number, until another one is typed. */
export const phoneRefusal = (of: Entry) => of.context.refusal
export const isAgreed = (of: Entry) => of.context.agreed
/** The person has just come back from the identity provider, having declined there. */
export const hasDeclined = (of: Entry) => of.context.hasDeclined
/** Continue was pressed while something was missing: the form says what. */
export const isReminded = (of: Entry) =>
  of.matches({ signIn: { esia: { editing: 'reminded' } } }) ||
  of.matches({ signIn: { phone: { editing: 'reminded' } } }) ||
  of.matches({ signUp: { portal: { editing: 'reminded' } } }) ||
  of.matches({ signUp: { phone: { editing: 'reminded' } } })
