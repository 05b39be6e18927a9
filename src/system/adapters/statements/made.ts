import type { Fault } from '#domain/faults.ts'
import { isDefinite } from './definite.ts'

/** What comes of a statement that is made to be signed at once: it waits for its code, or may not be made. */
export type Made = { kind: 'made'; statementId: string } | { kind: 'refused'; fault: Fault }

/** The refusal of what may not be made; anything else remains a failure. */
export const refusedToMake = (fault: Fault): Made | null => (isDefinite(fault) ? { kind: 'refused', fault } : null)
