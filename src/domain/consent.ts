import * as z from 'zod/mini'
import { Confirmable } from './confirmation.ts'

/** The consent to personal data processing: its type, its template (§3). */
export const pdn = { consentType: 'PDn', template: 'Pdn' } as const

export const Consent = z.object({
  consentId: z.string(),
  consentType: z.string(),
  template: z.optional(z.string()),
  state: z.string(),
  createdDate: z.nullish(z.string()),
})
export type Consent = z.output<typeof Consent>

export const ConsentConfirmation = z.extend(Confirmable, { id: z.string() })

export const ConsentConfirmed = z.object({
  consentId: z.string(),
  state: z.string(),
  signedDate: z.nullish(z.string()),
  documentId: z.nullish(z.string()),
})
