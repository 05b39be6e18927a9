import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { filed } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from '../statements/receipt.tsx'

const page = css`${stack(16)}`
const next = [
  'Фонд зарегистрирует заявление и рассмотрит его.',
  'Если понадобятся ещё документы, сообщим в разделе «Услуги».',
  'Фонд удержит налог и переведёт деньги на ваш счёт.',
]

/** The statement was filed (2.8). */
export function Submitted() {
  const statement = useView('redemptionWizard', filed)
  return (
    <div css={page}>
      <PageHeading>Заявление на выкуп</PageHeading>
      <Receipt
        number={statement?.registrationNumber ?? null}
        date={statement?.registrationDate ?? null}
        term="Назван в договоре и пенсионных правилах"
        next={next}
      >
        <p>
          <TextLink href={statement ? statementHrefs.filedRedemption(statement.statementId) : hrefs.services}>
            Следить за заявлением
          </TextLink>
        </p>
      </Receipt>
    </div>
  )
}
