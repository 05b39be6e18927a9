import type { ReactNode } from 'react'
import * as hrefs from '#domain/hrefs.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MissingHeading } from '../content/missing-content.tsx'
import { PageCard } from '../service/page-card.tsx'

/** A page of the account that this client has not got; the account stays around it. */
export function MissingPage({ children }: { children: ReactNode }) {
  return (
    <PageCard>
      <MissingHeading />
      <p>{children}</p>
      <ButtonLink href={hrefs.account}>На главную кабинета</ButtonLink>
    </PageCard>
  )
}
