import * as z from 'zod/mini'
import { FileRef } from '#domain/statement-parts.ts'
import type { Client } from '../state.ts'
import { uncheckedFiles } from '../uploads.ts'
import type { World } from '../world.ts'
import type { Kind, StatementRecord } from './record.ts'
import { redemptionGaps } from './redemption.ts'
import { withdrawalGaps } from './withdrawal.ts'

type Gaps = (world: World, client: Client, record: StatementRecord) => Record<string, string[]>

/** Those that grow as drafts; the others are judged when they are made. */
const byKind: Partial<Record<Kind, Gaps>> = {
  RedemptionStatement: redemptionGaps,
  ClientRejected: withdrawalGaps,
}
const Files = z.object({ documents: z.nullish(z.array(FileRef)) })

/** What keeps a statement from being signed: what its form asks for and has not got, and files that are not known to be clean. */
export const gapsOf: Gaps = (world, client, record) => ({
  ...byKind[record.kind]?.(world, client, record),
  ...uncheckedFiles(world, client, z.parse(Files, record.content).documents ?? []),
})
