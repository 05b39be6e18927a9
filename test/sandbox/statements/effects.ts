import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import type { Kind, StatementRecord } from './record.ts'

type Effect = (world: World, client: Client, record: StatementRecord) => void

/** What a signature brings about at once, by what is signed. */
export const signedEffects: Partial<Record<Kind, Effect>> = {}
