import { toEnv, type EnvValues } from './env-values.ts'

/** The configuration of this build: whoever builds or starts the portal has checked it (1-10). */
export const env = toEnv(import.meta.env as unknown as EnvValues)
