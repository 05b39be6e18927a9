import { css } from '@emotion/react'
import type { CSSProperties, ReactNode } from 'react'
import type { AskedField, Inquiry, InquirySubject } from '#domain/inquiry.ts'
import { Card } from '#ui/card.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { media } from '#ui/tokens.ts'
import { BlockHeading, Under } from '../kit/heading.tsx'
import { flow } from '../kit/page-grid.ts'
import type { Topic } from './asked.ts'
import { FormSkeleton } from './form-skeleton.tsx'

/** What tells one form of the portal from another. */
export type FormSettings = InquirySubject & {
  /** The draft is kept under this name. */
  formKey: string
  kind: Inquiry['kind']
  asked: readonly AskedField[]
  topics: readonly Topic[]
  /** The document that the visitor consents to; null where the client has consented to it all before. */
  consentHref: string | null
  successText: string | undefined
}

const Form = lazyWithFallback(async () => (await import('./inquiry-form.tsx')).InquiryForm, {
  fallback: <FormSkeleton />,
})

/** A form by which a visitor writes to the fund, under its title; what it is made with comes after the page. */
export function InquiryBlock({
  title,
  lead,
  settings,
}: {
  title: string | undefined
  lead?: ReactNode
  settings: FormSettings
}) {
  return (
    <div css={flow} data-print="no">
      {title && <BlockHeading>{title}</BlockHeading>}
      {lead}
      <Under title={title}>
        <FormCard asked={settings.asked}>
          <Form {...settings} />
        </FormCard>
      </Under>
    </div>
  )
}

/* As tall as the form will be, so that nothing moves when it comes: a row is a label, a control and the line of an error. */
const place = css`
  max-width: 44rem;
  &:has(> [aria-busy='true']) {
    min-height: calc(var(--wide-rows) * 8.8rem + 14.58rem);
    ${media.mobile} { min-height: calc(var(--rows) * 8.8rem + 19.37rem); }
  }
`
/** A text takes more room than other fields, a choice less: it has no hint. In rows. */
const [taller, lower] = [0.28, 0.2]
const pairs = [
  ['phone', 'email'],
  ['companyName', 'companyInn'],
] as const

/** The card on which a form stands, and before it the room that it will take. */
function FormCard({ asked, children }: { asked: readonly AskedField[]; children: ReactNode }) {
  const has = (name: string) => asked.some((field) => field.name === name)
  const paired = pairs.filter(([one, other]) => has(one) && has(other)).length
  const rows = asked.length + (has('message') ? taller : 0) - (has('topic') ? lower : 0)
  return (
    <Card css={place} style={{ '--rows': rows, '--wide-rows': rows - paired } as CSSProperties}>
      {children}
    </Card>
  )
}
