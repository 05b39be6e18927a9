import * as z from 'zod/mini'
import type { Profile } from './account.ts'
import { emptyDate } from './dates.ts'
import { limits } from './limits.ts'

const FilesCheck = z.object({
  state: z.string(),
  startedDate: z.nullish(z.string()),
  files: z.array(z.object({ fileId: z.string(), fileType: z.string(), state: z.string(), reason: z.nullish(z.string()) })),
})
const PersonalData = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullish(z.string()),
  birthDate: z.nullable(z.string()),
  nationality: z.number(),
  documentCode: z.number(),
})
export const KppOnlineRequest = z.object({
  kppOnlineRequestId: z.string(),
  currentStep: z.union([z.number(), z.literal('FilesCheck')]),
  companyCode: z.nullish(z.string()),
  state: z.optional(z.string()),
  expireDate: z.nullish(z.string()),
  emailConfirmed: z.optional(z.boolean()),
  filesCheck: z.nullish(FilesCheck),
  payload: z.object({
    step_1: z.object({ holdingName: z.string() }),
    step_2: z.nullish(z.object({
      personalData: PersonalData,
      passportContainer: z.object({ passportType: z.enum(['RF', 'Foreign']) }),
      contactInfo: z.object({ phoneNumber: z.string(), email: z.nullish(z.string()) }),
    })),
    step_3: z.nullish(z.unknown()),
  }),
})
/** The request to join online (§3, §4.5). */
export type KppOnlineRequest = z.output<typeof KppOnlineRequest>

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

/** The address of a joining statement (2.2-16). */
export const joiningPath = (request: KppOnlineRequest): string =>
  `/lk/${encodeURIComponent(request.payload.step_1.holdingName)}/joining-statement?id=${encodeURIComponent(request.kppOnlineRequestId)}`

export const MetaInformation = z.object({
  ValidationVersion: z.string(),
  Countries: z.array(z.object({ Code: z.number(), Name: z.string() })),
  FileUploadLimits: z.array(z.object({ FileType: z.string(), Limit: z.number() })),
})
export type MetaInformation = z.output<typeof MetaInformation>
