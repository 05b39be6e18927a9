import type { Fault } from '#domain/faults.ts'
import type { LinkUser } from '#domain/programme-link.ts'

export type Context = { person: LinkUser | null; fault: Fault | null }
export type Event = { type: 'person.submitted'; person: LinkUser } | { type: 'person.edited' }
