import type { Fault } from './faults.ts'
import type { ProgrammeDetails } from './programme.ts'

/** Why the details of programmes are not all there. */
export const detailFaults = (details: Readonly<Record<string, ProgrammeDetails>>): Fault[] =>
  Object.values(details).flatMap(({ faults }) => faults)
