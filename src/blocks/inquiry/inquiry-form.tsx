import { useInquiry } from '#system/use-inquiry.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import type { FormSettings } from './inquiry-block.tsx'
import { InquirySheet } from './inquiry-sheet.tsx'
import { Thanks } from './thanks.tsx'

/** The form itself, or the thanks for what has been sent by it. */
export function InquiryForm(settings: FormSettings) {
  const inquiry = useInquiry(settings.formKey)
  if (!inquiry || inquiry.standing === 'loading') return <FormSkeleton />
  if (inquiry.receipt) return <Thanks receipt={inquiry.receipt} text={settings.successText} onRestart={inquiry.restart} />
  return <InquirySheet key={inquiry.sheet} inquiry={inquiry} {...settings} />
}
