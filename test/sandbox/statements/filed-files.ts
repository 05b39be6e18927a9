import * as z from 'zod/mini'
import { FileRef } from '#domain/statement-parts.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { isUnsigned } from './record.ts'
import { recordsOf } from './shelf.ts'

const Files = z.object({ documents: z.nullish(z.array(FileRef)) })

/** Whether a file belongs to something that has been signed: it cannot be taken back. */
export const isFiled = (world: World, client: Client, fileId: string): boolean =>
  recordsOf(world, client)
    .filter((record) => !isUnsigned(record))
    .some(({ content }) => z.parse(Files, content).documents?.some((one) => one.fileId === fileId))
