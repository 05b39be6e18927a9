import type { Fault } from '#domain/faults.ts'

/** What is asked: the read's name and what it is given. */
export type Asked = { key: string; name: string; ask: unknown }
export type Context = Asked & { value: unknown; fault: Fault | null }
export type Input = Asked
export type Event = { type: 'read.wanted' } | { type: 'read.retried' } | { type: 'network.restored' }
