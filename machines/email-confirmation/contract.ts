import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'

export type Context = { key: string | null; email: string | null; fault: Fault | null }
/** What the services say of a key. */
export type Checked = { kind: 'confirmed'; email: string } | { kind: 'expired' } | { kind: 'invalid' }
export type Event = RetryEvent
