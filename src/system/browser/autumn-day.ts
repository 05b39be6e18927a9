import { isText } from '#domain/guards.ts'
import type { Day } from '#domain/moscow-day.ts'
import { tabStore } from './storage.ts'

const key = 'autumnDay'

/** The day on which this device last showed the leaves (4.8-01). */
export const autumnDay = {
  last: (): Day | null => tabStore('local').read(key, isText),
  keep: (day: Day): void => void tabStore('local').write(key, day),
}
