import { createHash } from 'node:crypto'
import { day } from '../clock.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'

type Call = { client: Client; call: string; key: string; body: unknown }

const digestOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Does a thing once for a key: within 24 hours the same key gets the first answer, whatever has become of the thing. A key that comes
 * with another body is refused: to answer it as the first would lose what the client meant to say.
 */
export function keyed<Answer>(world: World, { client, call, key, body }: Call, make: () => Answer): Answer {
  if (key.trim() === '') refuse('ValidationError', { fields: { idempotencyKey: ['Нужен ключ попытки'] } })
  const now = world.clock.now()
  const digest = digestOf(body)
  const known = world.store.state.answers.find(
    (one) => one.userId === client.userId && one.call === call && one.key === key && one.at + day > now,
  )
  if (known && known.body !== digest) refuse('IdempotencyKeyReused')
  if (known) return structuredClone(known.answer) as Answer
  const answer = make()
  world.store.change((state) => {
    const others = state.answers.filter((one) => one.at + day > now)
    const kept = { userId: client.userId, call, key, body: digest, at: now, answer: structuredClone(answer) as unknown }
    state.answers = [...others, kept]
  })
  return answer
}
