import type { Profile } from './account.ts'
import { emptyDate } from './dates.ts'
import type { KppOnlineRequest } from './joining-request.ts'
import * as limits from './limits.ts'

/** What the services leave open comes as placeholders: nationality 0, the empty date (4.5-03). */
export function normaliseJoining(request: KppOnlineRequest): KppOnlineRequest {
  const step = request.payload.step_2
  if (!step) return request
  const { personalData, passportContainer } = step
  return {
    ...request,
    payload: {
      ...request.payload,
      step_2: {
        ...step,
        personalData: {
          ...personalData,
          nationality: personalData.nationality === 0 ? limits.defaultNationality : personalData.nationality,
          birthDate: personalData.birthDate?.startsWith(emptyDate) ? null : personalData.birthDate,
          documentCode: limits.documentCodes[passportContainer.passportType],
        },
      },
    },
  }
}

/** The profile of a person who is joining, filled from the request (4.3-04). */
export function profileOfJoining(request: KppOnlineRequest): Profile | null {
  const step = request.payload.step_2
  if (!step) return null
  const { firstName, middleName, lastName, birthDate } = step.personalData
  const phone = step.contactInfo.phoneNumber
  return { firstName, middleName: middleName ?? '', lastName, birthDate, phoneNumber: phone, login: phone }
}

/** What a request is called in a talk: the number in its id. Null where the id is one that nobody could read aloud. */
export const joiningNumber = (id: string): string | null => /^(?:\p{L}+-)?(\d{1,12})$/u.exec(id)?.[1] ?? null
