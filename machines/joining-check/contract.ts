import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { KppOnlineRequest, MetaInformation } from '#domain/joining-request.ts'

export type Context = { request: KppOnlineRequest | null; meta: MetaInformation | null; fault: Fault | null }
export type Event = RetryEvent
export type Output = { outcome: 'found' | 'missing' | 'failed'; request: KppOnlineRequest | null; meta: MetaInformation | null }
