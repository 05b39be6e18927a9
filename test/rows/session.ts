import { rows as opening } from './session-opening.ts'
import { rows as closing } from './session-closing.ts'

/** The session, by sections 3, 4.1, 4.2 and 4.3 of the specification. */
export const rows = [...opening, ...closing]
