import * as z from 'zod/mini'
import type { Env } from './env-values.ts'

const onOff = z.enum(['on', 'off'], { error: 'нужно on или off' })

/** What the browser gets of the configuration. The keys are the variables; what each means is written in `.env.example`. */
export const envSchema = z.object({
  VITE_FUND_NAME: z.string('не задано').check(z.regex(/^[^<>&"]{2,80}$/, 'нужно от 2 до 80 знаков без < > & "')),
  VITE_HOTLINE: z.string('не задано').check(z.regex(/^8 800 \d{3}-\d{2}-\d{2}$/, 'нужен вид 8 800 000-00-00')),
  VITE_MESSENGER_WARNING: onOff,
  VITE_AUTUMN_LEAVES: onOff,
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
  const { VITE_FUND_NAME, VITE_HOTLINE, VITE_MESSENGER_WARNING, VITE_AUTUMN_LEAVES, VITE_API_BASE, VITE_ESIA_HOSTS } =
    read.data
  return {
    fundName: VITE_FUND_NAME,
    hotline: VITE_HOTLINE,
    messengerWarning: VITE_MESSENGER_WARNING === 'on',
    autumnLeaves: VITE_AUTUMN_LEAVES === 'on',
    apiBase: VITE_API_BASE,
    esiaHosts: VITE_ESIA_HOSTS.split(','),
  }
}
