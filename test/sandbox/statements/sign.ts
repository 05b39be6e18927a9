import type { Confirmable, StatementRegistered } from '#domain/confirmation.ts'
import { toMoment } from '../clock.ts'
import { codeLifetime } from '../code-lifetime.ts'
import { liveCode, phoneMask, sendCode, takeCode } from '../codes.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { nextNumber, type World } from '../world.ts'
import { documentIdOf } from './document-id.ts'
import { signedEffects } from './effects.ts'
import { move, reviewTermDays } from './life.ts'
import { names } from './names.ts'
import { isUnsigned, stateOf, type StatementRecord } from './record.ts'
import { recordsOf } from './shelf.ts'

/** Sends the code that signs a statement as it is now. */
export function sendSigningCode(world: World, client: Client, record: StatementRecord): Confirmable {
  const { phoneNumber: phone } = client.me
  const sent = sendCode(world, {
    purpose: 'statement',
    subject: record.id,
    version: record.version,
    phone,
    token: `sign-${nextNumber(world)}`,
    text: `Код для подписания ${names[record.kind].signed}`,
  })
  const now = world.clock.now()
  world.store.change(() => {
    if (stateOf(record) === 'draft') move(record, 'waitConfirmation', now)
    else if (stateOf(record) === 'waitConfirmation') Object.assign(record.history.at(-1) ?? {}, { date: toMoment(now) })
  })
  return { ...sent, expireTime: toMoment(now + codeLifetime), phoneMask: phoneMask(phone) }
}

/** Registers a statement that has been signed, and does what the signature brings about. */
export function register(world: World, client: Client, record: StatementRecord): void {
  const number = 900 + nextNumber(world)
  const now = world.clock.now()
  world.store.change(() => {
    move(record, 'registered', now)
    record.version += 1
    record.expireDate = null
    record.registrationNumber = `З-${toMoment(now).slice(0, 4)}-${String(number).padStart(6, '0')}`
    record.registrationDate = toMoment(now)
    signedEffects[record.kind]?.(world, client, record)
  })
}

/** Signs by a code. One whose statement has changed or gone since it was sent signs nothing. */
export function signByCode(world: World, client: Client, token: string, code: string): StatementRegistered {
  const sent = liveCode(world, 'statement', token)
  if (sent.phone !== client.me.phoneNumber) refuse('NotFound')
  const record = recordsOf(world, client).find((one) => one.id === sent.subject)
  if (!record || !isUnsigned(record) || record.version !== sent.version) return refuse('CodeExpired')
  takeCode(world, sent, code)
  register(world, client, record)
  return {
    statementId: record.id,
    statementType: record.kind,
    state: 'registered',
    registrationNumber: record.registrationNumber,
    registrationDate: record.registrationDate,
    documentId: documentIdOf(record),
    reviewTermDays,
  }
}
