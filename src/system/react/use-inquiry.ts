import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Inquiry, InquiryDraft, SupportResult } from '#domain/inquiry.ts'
import * as asked from '#machines/inquiry/selectors.ts'
import type { inquiry } from '#machines/inquiry/machine.ts'
import { areInquiriesUnavailable } from '#machines/root/selectors.ts'
import { useMaybeActor, useRoot, useView } from './system.tsx'
import { useChild } from './use-child.ts'
import { useRetry } from './use-retry.ts'

/** The status of an inquiry, and what can be done with it. */
export type InquiryView = {
  status: asked.Status
  draft: InquiryDraft | null
  /** Another number is another blank form. */
  formNumber: number
  receipt: SupportResult | null
  errorText: string | null
  fieldErrors: Record<string, string[]>
  mayHaveArrived: boolean
  edit: (draft: InquiryDraft) => void
  submit: (inquiry: Inquiry) => void
  restart: () => void
}

/** The inquiry of one form of the portal; null while what it lives by is on its way. */
export function useInquiry(key: string): InquiryView | null {
  const root = useRoot()
  const home = useMaybeActor('inquiries')
  const ref = useChild<ActorRefFrom<typeof inquiry>>(home, key)
  const snapshot = useSelector(ref, (one) => one)
  useEffect(() => root.send({ type: 'inquiries.requested' }), [root])
  useEffect(() => home?.send({ type: 'inquiry.opened', key }), [home, key])
  if (!ref || !snapshot) return null
  return {
    status: asked.status(snapshot),
    draft: asked.draft(snapshot),
    formNumber: asked.formNumber(snapshot),
    receipt: asked.receipt(snapshot),
    errorText: asked.errorText(snapshot),
    fieldErrors: asked.fieldErrors(snapshot),
    mayHaveArrived: asked.mayHaveArrived(snapshot),
    edit: (draft) => ref.send({ type: 'inquiry.edited', draft }),
    submit: (inquiry) => ref.send({ type: 'inquiry.submitted', inquiry }),
    restart: () => ref.send({ type: 'inquiry.restarted' }),
  }
}

/** Has the forms loaded once more; null unless they could not be loaded. */
export function useInquiriesRetry(): (() => void) | null {
  const retry = useRetry()
  return useView('root', areInquiriesUnavailable) ? retry : null
}
