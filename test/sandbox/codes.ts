import { randomInt, randomUUID } from 'node:crypto'
import * as limits from '#domain/limits.ts'
import { second } from './clock.ts'
import { codeLifetime } from './code-lifetime.ts'
import { deliver } from './outbox.ts'
import { refuse } from './refusals.ts'
import type { SentCode } from './state.ts'
import type { World } from './world.ts'

const attempts = 3

const words: Record<Exclude<SentCode['purpose'], 'statement'>, string> = {
  'sign-in': 'Код для входа в личный кабинет',
  registration: 'Код для привязки номера',
  consent: 'Код для подписания согласия на обработку персональных данных',
}

type Order = Pick<SentCode, 'subject' | 'phone'> & { token?: string } & (
    { purpose: keyof typeof words } | { purpose: 'statement'; version: number; text: string }
  )

/** Refuses a code for the same purpose earlier than 30 s after the last. */
export function refuseTooEarly(world: World, purpose: SentCode['purpose'], phone: string): void {
  const now = world.clock.now()
  const wait = Math.max(
    0,
    ...world.store.state.codes
      .filter((one) => one.purpose === purpose && one.phone === phone)
      .map((one) => one.sentAt + limits.smsResendCountdown - now),
  )
  if (wait > 0) refuse('SmsLimit', { retryAfter: Math.ceil(wait / second) })
}

/** Sends a code by SMS; the code sent before for the same purpose is worthless then. 429 earlier than 30 s after it. */
export function sendCode(
  world: World,
  { subject, phone, token = randomUUID(), ...order }: Order,
): { confirmationToken: string; smsAttempts: number } {
  const { purpose } = order
  const version = order.purpose === 'statement' ? order.version : null
  const now = world.clock.now()
  const isSame = (one: SentCode) => one.purpose === purpose && one.phone === phone
  refuseTooEarly(world, purpose, phone)
  const code = String(randomInt(10 ** limits.smsCodeLength)).padStart(limits.smsCodeLength, '0')
  world.store.change((state) => {
    const others = state.codes.filter((one) => !isSame(one) && one.sentAt + codeLifetime > now)
    state.codes = [...others, { token, purpose, subject, version, phone, code, attemptsLeft: attempts, sentAt: now }]
  })
  deliver(world, {
    kind: 'sms',
    to: phone,
    text: `${order.purpose === 'statement' ? order.text : words[order.purpose]}: ${code}. Никому его не сообщайте. ${world.fundName}`,
    code,
  })
  return { confirmationToken: token, smsAttempts: attempts }
}

/** The code under this token, while it may still be tried. */
export function liveCode(world: World, purpose: SentCode['purpose'], token: string): SentCode {
  const sent = world.store.state.codes.find((one) => one.token === token && one.purpose === purpose)
  if (!sent || sent.sentAt + codeLifetime <= world.clock.now()) return refuse('CodeExpired')
  return sent
}

/** Takes a code: it works once. Three wrong ones close it until a new one is sent. */
export function takeCode(world: World, sent: SentCode, given: string): void {
  if (sent.attemptsLeft === 0) refuse('TooManyAttempts')
  if (sent.code !== given) {
    const attemptsLeft = world.store.change(() => (sent.attemptsLeft -= 1))
    if (attemptsLeft === 0) refuse('TooManyAttempts')
    refuse('WrongCode', { attemptsLeft })
  }
  world.store.change((state) => {
    state.codes = state.codes.filter((one) => one !== sent)
  })
}

/** The phone that a code went to, as far as its owner has to know it. */
export const phoneMask = (phone: string): string => `+7 ${phone.slice(1, 4)} ***-**-${phone.slice(-2)}`
