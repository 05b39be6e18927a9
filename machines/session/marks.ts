import type { Marks } from '../kit/marks.ts'

export const marks: Marks = { startInactivity: { spawns: 'inactivity' } }
