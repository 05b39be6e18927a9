import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { loadEnv, type ConfigEnv } from 'vite'
import * as z from 'zod/mini'
import { EnvError, envSchema, readEnv } from '../src/env-schema.ts'
import type { Env } from '../src/env-values.ts'

/** What only the servers and the build read. */
export const serverEnvSchema = z.object({
  BACKEND_ORIGIN: z
    .string()
    .check(z.regex(/^(https?:\/\/[\w.-]+(:\d+)?)?$/, 'нужна пустая строка или адрес вида https://api.example.ru')),
  CONTENT: z.enum(['', 'sandbox'], { error: 'нужна пустая строка или sandbox' }),
  SITE_ORIGIN: z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'нужен адрес вида https://www.example.ru')),
})

export type Configuration = {
  /** Where the portal is found: what the addresses of its pages begin with for search engines. */
  siteOrigin: string
  env: Env
  /** Real services to pass calls to; an empty string leaves them to the sandbox. */
  backendOrigin: string
  /** The sandbox's content was asked for by name: whatever shows it says that it is invented. */
  isDemonstration: boolean
  /** The same values as Vite's `define` puts them into the code and index.html. */
  define: Record<string, string>
}

const unsaid = 'сборке нужен адрес сервисов фонда; портал с вымышленными данными собирает CONTENT=sandbox'
const contradicts = 'sandbox не сочетается с BACKEND_ORIGIN, оставьте одно из двух'

/** Invented content is never published silently: a build has services to take content from, or says that it is a demonstration. */
function contentIssues(command: ConfigEnv['command'], { BACKEND_ORIGIN, CONTENT }: z.output<typeof serverEnvSchema>) {
  if (BACKEND_ORIGIN && CONTENT) return [{ path: ['CONTENT'], message: contradicts }]
  return command === 'build' && !BACKEND_ORIGIN && !CONTENT ? [{ path: ['BACKEND_ORIGIN'], message: unsaid }] : []
}

/** The values of .env.example, under those of .env and of the environment; throws an EnvError that names each bad one (1-10). */
export function readConfiguration(root: string, { mode, command }: Pick<ConfigEnv, 'mode' | 'command'>): Configuration {
  const defaults = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'))
  const values: Record<string, string | undefined> = {
    ...defaults,
    ...loadEnv(mode, root, ['VITE_', ...Object.keys(serverEnvSchema.shape)]),
  }
  const server = z.safeParse(serverEnvSchema, values)
  if (!server.success) throw new EnvError(server.error.issues)
  const env = readEnv(values)
  const issues = contentIssues(command, server.data)
  if (issues.length > 0) throw new EnvError(issues)
  const isDemonstration = server.data.CONTENT === 'sandbox'
  return {
    env,
    backendOrigin: server.data.BACKEND_ORIGIN,
    isDemonstration,
    siteOrigin: server.data.SITE_ORIGIN,
    define: {
      ...Object.fromEntries(
        Object.keys(envSchema.shape).map((name) => [`import.meta.env.${name}`, JSON.stringify(values[name])]),
      ),
      // Whole and ready: the browser carries neither the names of the variables nor what reads them.
      PORTAL: JSON.stringify(env),
      'import.meta.env.DEMONSTRATION': String(isDemonstration),
      'import.meta.env.SANDBOX': JSON.stringify(server.data.BACKEND_ORIGIN === '' ? 'on' : 'off'),
    },
  }
}
