import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Inquiry, InquiryDraft, SupportResult } from '#domain/inquiry.ts'
import * as asked from '#machines/inquiry/selectors.ts'
import { useTask, useTasks } from './use-task.ts'

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
  const home = useTasks()
  const ref = useTask<'inquiry'>(home, key)
  const snapshot = useSelector(ref, (one) => one)
  useEffect(() => {
    home?.send({ type: 'inquiry.opened', key })
    return () => home?.send({ type: 'inquiry.left', key })
  }, [home, key])
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
