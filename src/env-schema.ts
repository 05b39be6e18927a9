import * as z from 'zod/mini'

const onOff = z.pipe(z.enum(['on', 'off'], { error: 'нужно on или off' }), z.transform((value) => value === 'on'))

/** What the browser gets of the configuration. The keys are the variables; what each means is written in `.env.example`. */
export const envSchema = z.object({
  VITE_FUND_NAME: z.string('не задано').check(z.regex(/^[^<>&"]{2,80}$/, 'нужно от 2 до 80 знаков без < > & "')),
  VITE_HOTLINE: z.string('не задано').check(z.regex(/^8 800 \d{3}-\d{2}-\d{2}$/, 'нужен вид 8 800 000-00-00')),
  VITE_MESSENGER_WARNING: onOff,
  VITE_AUTUMN_LEAVES: onOff,
  VITE_API_BASE: z.string('не задано').check(z.regex(/^(https:\/\/[\w.-]+(:\d+)?)?$/, 'нужна пустая строка или адрес вида https://api.example.ru')),
})

/** The configuration as the portal reads it. */
export type Env = {
  fundName: string
  hotline: string
  messengerWarning: boolean
  autumnLeaves: boolean
  /** Where the services are; an empty string means the portal's own origin. */
  apiBase: string
}

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
  return {
    fundName: read.data.VITE_FUND_NAME,
    hotline: read.data.VITE_HOTLINE,
    messengerWarning: read.data.VITE_MESSENGER_WARNING,
    autumnLeaves: read.data.VITE_AUTUMN_LEAVES,
    apiBase: read.data.VITE_API_BASE,
  }
}
