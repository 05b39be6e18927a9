import type { Fault } from '#domain/faults.ts'

export type Context = { key: string | null; email: string | null; fault: Fault | null }
export type Event = { type: 'retry.requested' } | { type: 'network.restored' }
