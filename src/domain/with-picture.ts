import type { MePatch } from './account.ts'

/** The client's data as PATCH sends them, with this picture or none. */
export const withPicture = (
  { firstName, lastName, middleName, birthDate, gender, email, snils }: MePatch,
  avatarId: string | null,
): MePatch => ({ firstName, lastName, middleName, birthDate, avatarId, gender, email, snils })
