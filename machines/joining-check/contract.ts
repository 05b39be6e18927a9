import type { RetryEvent } from '../kit/network.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { MetaInformation } from '#domain/meta-information.ts'

/** The statement, and the reference data by which it is read. */
export type Context = { request: KppOnlineRequest | null; meta: MetaInformation | null }
export type Event = RetryEvent
export type Output = ({ outcome: 'found' } & Context) | { outcome: 'missing' } | { outcome: 'failed' }
