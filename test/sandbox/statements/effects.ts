import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { move } from './life.ts'
import type { Kind, StatementRecord } from './record.ts'
import { recordOf } from './shelf.ts'
import { withdrawnBy } from './withdrawal.ts'

type Effect = (world: World, client: Client, record: StatementRecord) => void

/** What a signature brings about at once, by what is signed. */
export const signedEffects: Partial<Record<Kind, Effect>> = {
  KppOnline: (_, client) => {
    if (client.joining) client.joining.state = 'signed'
  },
  ClientRejected: (world, client, record) => {
    const now = world.clock.now()
    move(recordOf(world, client, withdrawnBy(record)), 'clientRejected', now, 'По вашему заявлению')
    move(record, 'completed', now)
  },
}
