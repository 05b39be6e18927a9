import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { filed } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { FiledReceipt } from '../statements/filed-receipt.tsx'

const next = [
  'Фонд зарегистрирует заявление и рассмотрит его.',
  'Если понадобятся ещё документы, сообщим в разделе «Услуги».',
  'Фонд удержит налог и переведёт деньги на ваш счёт.',
]

/** The statement was filed (2.8). */
export function Submitted() {
  const statement = useView('redemptionWizard', filed)
  const href = statement ? statementHrefs.filedRedemption(statement.statementId) : hrefs.services
  return (
    <FiledReceipt
      title={redemptionTitle}
      filed={statement}
      unnamedTerm="Назван в договоре и пенсионных правилах"
      next={next}
      onward={{ href, text: 'Следить за заявлением' }}
    />
  )
}
