import type { Ticket } from '#domain/signing.ts'

/** What the services answer when they have sent a code. */
export type Reply = { confirmationToken: string; smsAttempts: number; phoneMask?: string | null | undefined }

/** What is remembered of a code that was sent. */
export const ticketOf = (sent: Reply, phoneMask: string | null): Ticket => ({
  confirmationToken: sent.confirmationToken,
  smsAttempts: sent.smsAttempts,
  phoneMask: sent.phoneMask ?? phoneMask,
  sentAt: Date.now(),
})
