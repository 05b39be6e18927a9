import { rows as opening } from './session-opening.ts'
import { rows as closing } from './session-closing.ts'
import { rows as tasks } from './session-tasks.ts'

/** The session, by sections 3, 4.1, 4.2, 4.3 and 4.6 of the specification. */
export const rows = [...opening, ...closing, ...tasks]
