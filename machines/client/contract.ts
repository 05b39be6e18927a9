import type { Blocking, Me, NameValue } from '#domain/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { Product, ProgrammeDetails } from '#domain/programme.ts'

export type Context = {
  me: Me | null
  restrictions: NameValue[]
  blockings: Blocking[]
  products: Product[]
  /** By agreement; absent while it is being loaded. */
  details: Record<string, ProgrammeDetails>
  personFault: Fault | null
  restrictionsFault: Fault | null
  programmesFault: Fault | null
  /** As the client came in; what has been signed since, the state says. */
  hadConsent: boolean
}
export type Input = { isConsentSigned: boolean }
export type Event =
  | { type: 'consent.granted' }
  | { type: 'programmes.changed' }
  | { type: 'person.changed'; me: Me }
  | { type: 'person.outdated' }
  | RetryEvent
