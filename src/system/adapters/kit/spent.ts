import type { Fault } from '#domain/faults.ts'

/** A code that no try can be right with any more: only a new one helps (8-10, 8-11). */
export const isSpent = ({ code, status }: Fault): boolean =>
  code === 'TooManyAttempts' || code === 'CodeExpired' || status === 410
