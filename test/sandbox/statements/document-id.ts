import type { StatementRecord } from './record.ts'

/** The document that a signed statement becomes; nothing of an unsigned one is kept. */
export const documentIdOf = ({ id, registrationDate }: StatementRecord): string | null =>
  registrationDate === null ? null : `d-${id}`
