import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { Notice } from '#ui/notice.tsx'
import { ActionLink } from './action-link.tsx'

/** The fund waits for papers: which, until when, and the way to send them (4.7-09). */
export function SupplementCall({ statement }: { statement: RedemptionStatement }) {
  const blocked = useOperatorReason('документы отправлять нельзя')
  const comment = statement.history.at(-1)?.comment
  const until = longDate(statement.expireDate)
  return (
    <Notice tone="warn" title="Фонд просит документы">
      {comment && <p>{comment}.</p>}
      {until && <p>Пришлите их до {until}.</p>}
      <div data-print="no">
        <ActionLink href={statementHrefs.supplement(statement.statementId)} blocked={blocked}>
          Прислать документы
        </ActionLink>
      </div>
    </Notice>
  )
}
