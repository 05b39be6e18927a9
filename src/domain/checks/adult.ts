import { yearsAfter } from '../days.ts'
import type { Day } from '../moscow-day.ts'

const fullAge = 18

/** Whether a person born on a day is of age; the eighteenth birthday counts. */
export const isAdult = (birthDate: Day, today: Day): boolean => yearsAfter(birthDate, fullAge) <= today
