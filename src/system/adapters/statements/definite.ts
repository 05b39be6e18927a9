import type { Fault } from '#domain/faults.ts'

const tooMany = 429

/**
 * The services have judged what was sent, and would say the same again. No answer, a refused token, too many calls and a fault of their own
 * say nothing of it: the same may be tried once more.
 */
export const isDefinite = ({ kind, status }: Fault): boolean =>
  kind === 'refused' && status !== null && status < 500 && status !== 401 && status !== tooMany
