import { css } from '@emotion/react'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { errorText, registrationNumber, type Stage } from '#machines/supplement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'

const card = css`${stack(16)} max-width: 48rem; h2:focus { outline: none; }`
const head = css`display: flex; gap: 12px; align-items: flex-start; > svg { margin-top: 2px; color: var(--good); }`

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

/** It takes the focus from the button that sent it. */
function Sent() {
  const number = useView('supplement', registrationNumber)
  const heading = useSuccessFocus<HTMLHeadingElement>()
  return (
    <Card as="section" css={card} aria-labelledby="sent">
      <div css={head}>
        <Icon path={success} />
        <h2 id="sent" ref={heading} tabIndex={-1}>
          Документы отправлены
        </h2>
      </div>
      {number && <p>Номер: {number}.</p>}
      <p>Заявление снова рассматривают. Если понадобится что-то ещё, попросим на его странице.</p>
      <p data-print="no">
        <StatementLink>Что изменилось в заявлении</StatementLink>
      </p>
    </Card>
  )
}

function StatementLink({ children }: { children: string }) {
  return <TextLink href={statementHrefs.filedRedemption(useStatementId())}>{children}</TextLink>
}
