import { randomUUID } from 'node:crypto'
import { day, minute, second, toMoment } from './clock.ts'
import { deliver } from './outbox.ts'
import { refuse } from './refusals.ts'
import type { Client } from './state.ts'
import { clientById, type World } from './world.ts'

const keyLifetime = day
const emailPause = minute

type Letter = { email: string | null; isConfirmed: boolean; joiningId: string | null; text: string }

/** Sends a letter with the key that confirms an address: the client's own, or that of a request to join. */
export function sendEmailKey(world: World, client: Client, { email, isConfirmed, joiningId, text }: Letter) {
  if (email === null || email === '') return refuse('EmailNotSet')
  if (isConfirmed) refuse('EmailAlreadyConfirmed')
  const now = world.clock.now()
  const last = Math.max(
    0,
    ...world.store.state.emailKeys.filter((one) => one.userId === client.userId).map((one) => one.sentAt),
  )
  if (last + emailPause > now) refuse('TooManyRequests', { retryAfter: Math.ceil((last + emailPause - now) / second) })
  const key = randomUUID()
  world.store.change((state) => {
    state.emailKeys.push({ key, userId: client.userId, email, joiningId, sentAt: now })
  })
  deliver(world, { kind: 'email', to: email, text, link: `/lk/confirm-email?confirmationKey=${key}` })
  return { email, expireTime: toMoment(now + keyLifetime) }
}

/** Takes a key from a letter: the address is confirmed, if it is still the one that the letter went to. */
export function takeEmailKey(world: World, key: string) {
  const sent = world.store.state.emailKeys.find((one) => one.key === key) ?? refuse('ConfirmationKeyInvalid')
  const client = clientById(world, sent.userId)
  const { joining, me } = client
  const isOfJoining = sent.joiningId !== null
  const current = isOfJoining ? joining?.payload.step_2?.contactInfo.email : me.email
  if (current !== sent.email) refuse('ConfirmationKeyInvalid')
  if (sent.sentAt + keyLifetime <= world.clock.now()) refuse('ConfirmationKeyExpired')
  world.store.change(() => {
    if (!isOfJoining) me.emailConfirmed = true
    else if (joining) joining.emailConfirmed = true
  })
  return { email: sent.email, emailConfirmed: true }
}
