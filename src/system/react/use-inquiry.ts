import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Inquiry, InquiryDraft, SupportResult } from '#domain/inquiry.ts'
import * as asked from '#machines/inquiry/selectors.ts'
import { useErrand, useErrands } from './use-errand.ts'

/** How an inquiry stands, and what can be done with it. */
export type InquiryView = {
  standing: asked.Standing
  draft: InquiryDraft | null
  /** Another number is another blank form. */
  sheet: number
  receipt: SupportResult | null
  words: string | null
  fieldWords: Record<string, string[]>
  mayHaveArrived: boolean
  edit: (draft: InquiryDraft) => void
  submit: (inquiry: Inquiry) => void
  restart: () => void
}

/** The inquiry of one form of the portal; null while what it lives by is on its way. */
export function useInquiry(key: string): InquiryView | null {
  const home = useErrands()
  const ref = useErrand<'inquiry'>(home, key)
  const snapshot = useSelector(ref, (one) => one)
  useEffect(() => {
    home?.send({ type: 'inquiry.opened', key })
    return () => home?.send({ type: 'inquiry.left', key })
  }, [home, key])
  if (!ref || !snapshot) return null
  return {
    standing: asked.standing(snapshot),
    draft: asked.draft(snapshot),
    sheet: asked.sheet(snapshot),
    receipt: asked.receipt(snapshot),
    words: asked.words(snapshot),
    fieldWords: asked.fieldWords(snapshot),
    mayHaveArrived: asked.mayHaveArrived(snapshot),
    edit: (draft) => ref.send({ type: 'inquiry.edited', draft }),
    submit: (inquiry) => ref.send({ type: 'inquiry.submitted', inquiry }),
    restart: () => ref.send({ type: 'inquiry.restarted' }),
  }
}
