import { error, info, success, warning } from './icons.ts'

/** How a message bears on the reader; always shown by an icon and a word too. */
export type Tone = 'info' | 'good' | 'warn' | 'bad'

export const tones = {
  info: { icon: info, word: 'К сведению', colour: 'var(--deep)', soft: 'var(--mist)' },
  good: { icon: success, word: 'Готово', colour: 'var(--good)', soft: 'var(--good-soft)' },
  warn: { icon: warning, word: 'Обратите внимание', colour: 'var(--warn)', soft: 'var(--warn-soft)' },
  bad: { icon: error, word: 'Ошибка', colour: 'var(--bad)', soft: 'var(--bad-soft)' },
} as const satisfies Record<Tone, object>
