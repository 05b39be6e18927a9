import type { EsiaCallback } from '#domain/esia.ts'
import type { RetryEvent } from '../kit/network.ts'

/** The callback's query, and the mark that this browser left when it went to the identity provider (null where there is none). */
export type Returned = EsiaCallback & { mark: { destination: string } | null }
export type Context = { destination: string; token: string | null }
export type Event = RetryEvent
