import type { Env } from './env-values.ts'

declare const PORTAL: Env

/** The configuration of this build: whoever builds or starts the portal has checked it (1-10). */
export const env = PORTAL
