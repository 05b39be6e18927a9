import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { filed } from '#machines/withdrawal/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useStepsLeft } from '#system/react/use-step-history.ts'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from '../statements/receipt.tsx'
import { SignedDocument } from '../statements/signed-document.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'

const page = css`${stack(16)}`
const links = row(16)
const next = [
  'Фонд прекратит рассмотрение и ничего не выплатит по этому заявлению.',
  'Деньги останутся на пенсионном счёте, договор действует.',
  'Если выкуп снова понадобится, подайте новое заявление.',
]

/** The statement was taken back: the receipt of its withdrawal, and where it is seen. */
export function Withdrawn() {
  useStepsLeft()
  const statement = useView('withdrawal', filed)
  const id = useStatementId()
  return (
    <div css={page}>
      <PageHeading>Отзыв заявления</PageHeading>
      <Receipt
        title="Заявление отозвано"
        number={statement?.registrationNumber ?? null}
        date={statement?.registrationDate ?? null}
        term={null}
        next={next}
        document={statement?.documentId ? <SignedDocument documentId={statement.documentId} /> : undefined}
      >
        <p css={links} data-print="no">
          <TextLink href={statementHrefs.filedRedemption(id)}>Что происходило с заявлением</TextLink>
          <TextLink href={hrefs.services}>Все услуги</TextLink>
        </p>
      </Receipt>
    </div>
  )
}
