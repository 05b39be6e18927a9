import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'

export type Context = { key: string | null; email: string | null; fault: Fault | null }
export type Event = RetryEvent
