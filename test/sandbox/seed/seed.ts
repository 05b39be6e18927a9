import { randomBytes } from 'node:crypto'
import { moscowDay } from '#domain/moscow-day.ts'
import type { State } from '../state.ts'
import { joiningClients } from './joining.ts'
import { largeClients } from './large.ts'
import { regularClients } from './regular.ts'
import { specialClients } from './special.ts'
import { statementsOf } from './statements.ts'
import { uploadsOf } from './uploads.ts'

const numberOf = (persona: string) => Number(persona.slice(1))

/** The state that a new sandbox begins with; `now` is milliseconds since the epoch. All but the secret follows from the day. */
export function seed(now: number): State {
  const today = moscowDay(now)
  const clients = [...regularClients(), ...specialClients(today), ...joiningClients(today), ...largeClients()]
  return {
    version: 3,
    secret: randomBytes(32).toString('hex'),
    seededOn: today,
    clockOffset: 0,
    counter: 0,
    maintenance: { isMaintenance: false, maintenanceEndDate: null },
    clients: clients.sort((one, other) => numberOf(one.persona) - numberOf(other.persona)),
    sessions: [],
    codes: [],
    outbox: [],
    faults: [],
    isSlow: false,
    emailKeys: [],
    esia: [],
    consents: [],
    uploads: uploadsOf(clients, today),
    statements: statementsOf(clients, today),
    answers: [],
    reports: [],
    inquiries: [],
  }
}
