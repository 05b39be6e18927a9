import type { ReactNode } from 'react'
import type { AskedField, Inquiry } from '#domain/inquiry.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { BlockHeading, Under } from '../kit/heading.tsx'
import { flow } from '../kit/page-grid.ts'
import type { Topic } from './asked.ts'
import { FormCard } from './form-card.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** What tells one form of the portal from another. */
export type FormSettings = {
  /** The draft is kept under this name. */
  formKey: string
  kind: Inquiry['kind']
  asked: readonly AskedField[]
  /** What it is about where the form does not ask. */
  topic: string
  topics: readonly Topic[]
  /** The document that the visitor consents to. */
  consentHref: string
  successText: string | undefined
}

const Form = lazyWithFallback(async () => (await import('./inquiry-form.tsx')).InquiryForm, { fallback: <FormSkeleton /> })

/** A form by which a visitor writes to the fund, under its title; what it is made with comes after the page. */
export function InquiryBlock({ title, lead, settings }: { title: string | undefined; lead?: ReactNode; settings: FormSettings }) {
  return (
    <div css={flow} data-print="no">
      {title && <BlockHeading>{title}</BlockHeading>}
      {lead}
      <Under title={title}><FormCard asked={settings.asked}><Form {...settings} /></FormCard></Under>
    </div>
  )
}
