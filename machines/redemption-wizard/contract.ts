import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { CanSubmit } from '#domain/redemption.ts'

export type Context = { permission: CanSubmit | null; fault: Fault | null }
export type Event = RetryEvent
