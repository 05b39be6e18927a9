import { once } from './once.ts'

const rules = once(() => new Intl.PluralRules('ru'))

/** The form of a Russian noun after a number: `plural(2, 'секунда', 'секунды', 'секунд')`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules().select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}

/** The number with its noun, joined by a space that does not break. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count}\u00A0${plural(count, one, few, many)}`
