import { minute } from './clock.ts'

/** How long a code lives. */
export const codeLifetime = 5 * minute
