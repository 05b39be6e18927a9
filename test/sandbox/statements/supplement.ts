import * as z from 'zod/mini'
import { FileRef } from '#domain/statement-parts.ts'
import type { Supplement, SupplementResult } from '#domain/supplement.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { keep, missingFiles, uncheckedFiles } from '../uploads.ts'
import { nextNumber, type World } from '../world.ts'
import { faultsOf } from './judge.ts'
import { move } from './life.ts'
import { stateOf } from './record.ts'
import { recordOf } from './shelf.ts'

const Files = z.object({ documents: z.nullish(z.array(FileRef)) })

/** Adds papers to a statement that the fund has asked them for; its review goes on (L16). */
export function supplement(world: World, client: Client, body: Supplement): SupplementResult {
  const { statementId, statementType, comment, documents } = body
  const record = recordOf(world, client, statementId)
  if (record.kind !== statementType)
    refuse('ValidationError', { fields: { statementType: ['Это заявление другого вида'] } })
  if (stateOf(record) !== 'needSupplement') refuse('NotNeeded')
  const fields = {
    ...faultsOf('Supplement', { values: { comment, documents }, documents, today: world.clock.today() }),
    ...missingFiles(world, client, documents),
    ...uncheckedFiles(world, client, documents),
  }
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  keep(world, client, documents)
  const number = nextNumber(world)
  world.store.change(() => {
    const own = z.parse(Files, record.content).documents ?? []
    record.content['documents'] = [...own, ...documents]
    move(record, 'inReview', world.clock.now(), 'Документы получены')
  })
  return {
    supplementId: `sup-${number}`,
    statementId,
    state: stateOf(record),
    registrationNumber: `Д-${world.clock.today().slice(0, 4)}-${String(number).padStart(6, '0')}`,
  }
}
