import type { Fault } from '#domain/faults.ts'
import type { CanSubmit } from '#domain/redemption.ts'

export type Context = { permission: CanSubmit | null; fault: Fault | null }
export type Event = { type: 'retry.requested' } | { type: 'network.restored' }
