import * as z from 'zod/mini'

const FilesCheck = z.object({
  state: z.string(),
  startedDate: z.nullish(z.string()),
  files: z.array(
    z.object({ fileId: z.string(), fileType: z.string(), state: z.string(), reason: z.nullish(z.string()) }),
  ),
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
    step_2: z.nullish(
      z.object({
        personalData: PersonalData,
        passportContainer: z.object({ passportType: z.enum(['RF', 'Foreign']) }),
        contactInfo: z.object({ phoneNumber: z.string(), email: z.nullish(z.string()) }),
      }),
    ),
    step_3: z.nullish(z.unknown()),
  }),
})
/** The request to join online (§3, §4.5). */
export type KppOnlineRequest = z.output<typeof KppOnlineRequest>
