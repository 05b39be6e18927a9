import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { loadEnv } from 'vite'
import * as z from 'zod/mini'
import { EnvError, envSchema, readEnv } from '../src/env-schema.ts'
import type { Env } from '../src/env-values.ts'

/** What only the development and preview servers read. */
export const serverEnvSchema = z.object({
  BACKEND_ORIGIN: z.string().check(z.regex(/^(https?:\/\/[\w.-]+(:\d+)?)?$/, 'нужна пустая строка или адрес вида https://api.example.ru')),
  SITE_ORIGIN: z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'нужен адрес вида https://www.example.ru')),
})

export type Configuration = {
  /** Where the portal is found: what the addresses of its pages begin with for search engines. */
  siteOrigin: string
  env: Env
  /** Real services to pass calls to; an empty string leaves them to the sandbox. */
  backendOrigin: string
  /** The same values as Vite's `define` puts them into import.meta.env and index.html. */
  define: Record<string, string>
}

/** The values of .env.example, under those of .env and of the environment; throws an EnvError that names each bad one (1-10). */
export function readConfiguration(root: string, mode: string): Configuration {
  const defaults = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'))
  const values: Record<string, string | undefined> = { ...defaults, ...loadEnv(mode, root, ['VITE_', 'BACKEND_ORIGIN', 'SITE_ORIGIN']) }
  const server = z.safeParse(serverEnvSchema, values)
  if (!server.success) throw new EnvError(server.error.issues)
  return {
    env: readEnv(values),
    backendOrigin: server.data.BACKEND_ORIGIN,
    siteOrigin: server.data.SITE_ORIGIN,
    define: Object.fromEntries(Object.keys(envSchema.shape).map((name) => [`import.meta.env.${name}`, JSON.stringify(values[name])])),
  }
}
