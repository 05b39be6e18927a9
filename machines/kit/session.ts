import { listener } from './port.ts'
import { described } from './described.ts'
import { waitsForNetwork } from './network.ts'

/** The client has signed in again after a token that was refused: what waits for that goes on. */
export type SessionEvent = { type: 'session.restored' }

/** The sign-in has run out while the statement is open. */
export type LapseEvent = { type: 'session.lapsed' }
/** The listener of that, for the setup of a chart. */
export const lapseActors = { watchLapse: listener<LapseEvent>('watchLapse') }

/** The listener that a chart needs for the states below, for its setup; those of the network are needed too. */
export const sessionActors = { watchSession: listener<SessionEvent>('watchSession') }

/** There was no answer, or the session's token was refused: tried again when the network or the client is back, and after a pause. */
export const waitsForService = <Target extends string>(target: Target) => {
  const { invoke, on, ...rest } = waitsForNetwork(target)
  return {
    ...rest,
    invoke: [invoke, { src: 'watchSession' as const }],
    on: { ...on, 'session.restored': { target, ...described('вход выполнен снова', 'решение') } },
  }
}
