import * as z from 'zod/mini'
import { Addresses, FileRef, PassportContainer } from './statement-parts.ts'

const FilesCheck = z.object({
  state: z.string(),
  startedDate: z.nullish(z.string()),
  files: z.array(
    z.object({ fileId: z.string(), fileType: z.string(), state: z.string(), reason: z.nullish(z.string()) }),
  ),
})
const text = z.nullish(z.string())
const flag = z.nullish(z.boolean())
const PersonalData = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullish(z.string()),
  birthDate: z.nullable(z.string()),
  nationality: z.number(),
  documentCode: z.number(),
  gender: text,
  snils: text,
  inn: text,
})

/** What the client chooses once it is known who they are: contribution, portfolio, heirs, scans. */
export const StepThree = z.object({
  addresses: z.nullish(Addresses),
  contribution: z.nullish(
    z.object({ mode: text, value: z.nullish(z.number()), startDate: text, employeeNumber: text }),
  ),
  portfolio: text,
  assignees: z.nullish(
    z.array(z.object({ fullName: text, birthDate: text, relation: text, share: z.nullish(z.number()) })),
  ),
  documents: z.nullish(z.array(FileRef)),
  consents: z.nullish(z.object({ rules: flag, salaryDeduction: flag, accuracy: flag })),
})

/** What has been filled in, step by step; the third is null until it is begun (4.5-02). */
const Payload = z.object({
  step_1: z.object({ holdingName: z.string() }),
  step_2: z.nullish(
    z.object({
      personalData: PersonalData,
      passportContainer: PassportContainer,
      contactInfo: z.object({ phoneNumber: z.string(), email: z.nullish(z.string()) }),
    }),
  ),
  step_3: z.nullish(StepThree),
})
const CurrentStep = z.union([z.number(), z.literal('FilesCheck')])

export const KppOnlineRequest = z.object({
  kppOnlineRequestId: z.string(),
  currentStep: CurrentStep,
  companyCode: z.nullish(z.string()),
  idempotencyKey: z.nullish(z.string()),
  state: z.optional(z.string()),
  expireDate: z.nullish(z.string()),
  emailConfirmed: z.optional(z.boolean()),
  filesCheck: z.nullish(FilesCheck),
  payload: Payload,
})
/** When a request to join was signed, and within how many days the fund answers. */
export type JoiningSignature = { registrationDate: string | null; reviewTermDays: number | null }
/** The request to join online (§3, §4.5). Of its signature only the answer to its code tells (L10), so that the device which was answered adds it. */
export type KppOnlineRequest = z.output<typeof KppOnlineRequest> & { signature?: JoiningSignature }

/** The request as a step of it is saved (L14); without a number it is begun. It has no version: the order of the steps alone tells an older one (3-17). */
export const KppOnlineDraft = z.object({
  kppOnlineRequestId: z.nullable(z.string()),
  currentStep: CurrentStep,
  companyCode: z.nullable(z.string()),
  payload: Payload,
  idempotencyKey: z.string(),
})
export type KppOnlineDraft = z.output<typeof KppOnlineDraft>

/** Where a letter went that confirms the address of the one who joins (L15). */
export const JoiningEmailSent = z.object({ email: z.string(), expireTime: z.nullish(z.string()) })
