import { useDeferredValue } from 'react'
import { useInquiry } from '#system/react/use-inquiry.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import type { FormSettings } from './inquiry-block.tsx'
import { InquiryCard } from './inquiry-card.tsx'
import { Thanks } from './thanks.tsx'

/** The form itself, or the thanks for what has been sent by it. */
export function InquiryForm(settings: FormSettings) {
  const inquiry = useInquiry(settings.formKey)
  // Deferred: a form is a lot to draw, and the page goes on answering meanwhile.
  const isReady = useDeferredValue(inquiry !== null && inquiry.status !== 'loading', false)
  if (!inquiry || !isReady) return <FormSkeleton />
  if (inquiry.receipt) return <Thanks receipt={inquiry.receipt} text={settings.successText} onRestart={inquiry.restart} />
  return <InquiryCard key={inquiry.formNumber} inquiry={inquiry} {...settings} />
}
