import { readEnv } from './env-schema.ts'

export const env = readEnv(import.meta.env)
