import * as hrefs from '#domain/hrefs.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MissingHeading } from '../content/missing-content.tsx'
import { PageCard } from '../service/page-card.tsx'

/** An address of a programme, or of a page of it, that is not the client's (2.2-19). */
export function MissingProgramme() {
  return (
    <PageCard>
      <MissingHeading />
      <p>Такой страницы нет среди ваших программ. Возможно, ссылка устарела или ведёт на чужой договор.</p>
      <ButtonLink href={hrefs.account}>На главную кабинета</ButtonLink>
    </PageCard>
  )
}
