import * as z from 'zod/mini'
import type { Env } from './env-values.ts'

const onOff = z.enum(['on', 'off'], { error: 'нужно on или off' })

/** What the browser gets of the configuration. The keys are the variables; what each means is written in `.env.example`. */
export const envSchema = z.object({
  VITE_FUND_NAME: z.string('не задано').check(z.regex(/^[^<>&"]{2,80}$/, 'нужно от 2 до 80 знаков без < > & "')),
  VITE_HOTLINE: z.string('не задано').check(z.regex(/^8 800 \d{3}-\d{2}-\d{2}$/, 'нужен вид 8 800 000-00-00')),
  VITE_MESSENGER_WARNING: onOff,
  VITE_AUTUMN_LEAVES: onOff,
  VITE_IDLE_MINUTES: z
    .string('не задано')
    .check(z.regex(/^(0|[3-9]|[1-9]\d{1,2}|1[0-3]\d{2}|14[0-3]\d|1440)$/, 'нужен 0 или число минут от 3 до 1440')),
  VITE_API_BASE: z
    .string('не задано')
    .check(z.regex(/^(https:\/\/[\w.-]+(:\d+)?)?$/, 'нужна пустая строка или адрес вида https://api.example.ru')),
  VITE_ESIA_HOSTS: z
    .string('не задано')
    .check(
      z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+(,[a-z\d-]+(\.[a-z\d-]+)+)*$/, 'нужны узлы через запятую: esia.gosuslugi.ru'),
    ),
})

/** Says of each bad variable what it should have been. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const lines = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    super(`Настройки портала заданы неверно, исправьте их в .env (образец — .env.example):\n${lines.join('\n')}`)
    // Vite prints the stack of an error, and here it would only hide the sentence.
    this.stack = this.message
  }
}

/** Reads the configuration whole, or throws an EnvError (1-10). */
export function readEnv(source: Record<string, unknown>): Env {
  const read = z.safeParse(envSchema, source)
  if (!read.success) throw new EnvError(read.error.issues)
  const { data } = read
  return {
    fundName: data.VITE_FUND_NAME,
    hotline: data.VITE_HOTLINE,
    messengerWarning: data.VITE_MESSENGER_WARNING === 'on',
    autumnLeaves: data.VITE_AUTUMN_LEAVES === 'on',
    idleLimit: Number(data.VITE_IDLE_MINUTES) * 60 * 1000,
    apiBase: data.VITE_API_BASE,
    esiaHosts: data.VITE_ESIA_HOSTS.split(','),
  }
}
