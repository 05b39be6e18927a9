import * as statementHrefs from '#domain/statement-hrefs.ts'
import { errorText, registrationNumber, type Stage } from '#machines/supplement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from '../statements/receipt.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'

const next = ['Фонд снова рассмотрит заявление.', 'Если понадобится что-то ещё, попросим на странице заявления.']

type ElsewhereProps = { now: Extract<Stage, 'notNeeded' | 'failed' | 'sent'> }

/** Where there is nothing to fill in: nothing is asked for, it is not known, or all was sent. */
export function Elsewhere({ now }: ElsewhereProps) {
  const supplement = useActor('supplement')
  const fault = useView('supplement', errorText)
  switch (now) {
    case 'notNeeded':
      return (
        <Notice role="status" title="Документы сейчас не нужны">
          <p>Фонд их больше не ждёт. Если понадобятся ещё, попросим на странице заявления.</p>
          <p>
            <StatementLink>Что с заявлением</StatementLink>
          </p>
        </Notice>
      )
    case 'sent':
      return <Sent />
    case 'failed':
      return (
        <FailedState
          title="Не удалось узнать, какие документы нужны"
          onRetry={() => supplement.send({ type: 'retry.requested' })}
        >
          {fault}
        </FailedState>
      )
  }
}

/** The receipt of what was sent: it has a number, but no day and no term of its own. */
function Sent() {
  const number = useView('supplement', registrationNumber)
  return (
    <Receipt title="Документы отправлены" number={number} date={null} term={null} next={next}>
      <p data-print="no">
        <StatementLink>Что изменилось в заявлении</StatementLink>
      </p>
    </Receipt>
  )
}

function StatementLink({ children }: { children: string }) {
  return <TextLink href={statementHrefs.filedRedemption(useStatementId())}>{children}</TextLink>
}
