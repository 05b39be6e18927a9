import type { ActorRefFrom } from 'xstate'
import type { ActorName, ChartName, SecondName } from '#machines/directory.ts'
import type { charts } from '#machines/registry.ts'

type Machine<Name extends ChartName> = (typeof charts)[Name]['machine']

/** Every actor that a view may ask or write to, by its name in the system. */
export type Actors = { [Name in Exclude<ActorName, SecondName>]: ActorRefFrom<Machine<Name>> } & {
  accountQueries: ActorRefFrom<Machine<'queries'>>
  companyLookup: ActorRefFrom<Machine<'lookup'>>
}
export type { ActorName }
