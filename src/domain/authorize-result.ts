import * as z from 'zod/mini'
import { authTypes, userTypes } from './auth.ts'

export const AuthorizeResult = z.object({
  userId: z.string(),
  clientId: z.nullish(z.string()),
  pegasUserId: z.nullish(z.number()),
  userType: z.enum(userTypes),
  authType: z.enum(authTypes),
  mimic: z.boolean(),
  operatorName: z.nullish(z.string()),
  isFirstLogin: z.optional(z.boolean()),
  lastLoginDate: z.nullish(z.string()),
})
/** Who the services say is at the keyboard; operatorName is filled in mimic mode. */
export type AuthorizeResult = z.output<typeof AuthorizeResult>
