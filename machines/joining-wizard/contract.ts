import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'

export type Input = { requestId: string | null }
export type Context = Input & { request: KppOnlineRequest | null; fault: Fault | null }
export type Event = RetryEvent
