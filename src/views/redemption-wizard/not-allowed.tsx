import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { passportInFms } from '#domain/messages.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { filedStates, openStates } from '#domain/statement-states.ts'
import { reason, statementInTheWay } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ActionLink } from '../filed-redemption/action-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { unnamedReason } from '../statements/unnamed-reason.ts'

const part = css`${stack(8)}`

/** Why the statement may not be filed now, in the services' words, which one stands in the way, and what can be done (4.7-02, 4.7-04). */
export function NotAllowed({ isPassportInvalid }: { isPassportInvalid: boolean }) {
  const why = useView('redemptionWizard', reason)
  const id = useView('redemptionWizard', statementInTheWay)
  return (
    <Notice tone={isPassportInvalid ? 'bad' : 'warn'} role="status" title="Подать заявление сейчас нельзя">
      <p>{why ?? (isPassportInvalid ? passportInFms : unnamedReason)}</p>
      {isPassportInvalid ? (
        <NewPassport statementId={id} />
      ) : (
        id !== null && (
          <p>
            <TextLink href={statementHrefs.filedRedemption(id)}>Что с этим заявлением</TextLink>
          </p>
        )
      )}
      <p>
        Вопросы: <HotlineLink />.
      </p>
    </Notice>
  )
}

/** How the fund is given a new passport: with the papers that a statement waits for, or in an office. */
function NewPassport({ statementId }: { statementId: string | null }) {
  const query = useQuery(rows.statements.redemptions, { query: { states: openStates } })
  const waiting = 'value' in query ? query.value.find((one) => one.statementId === statementId) : undefined
  return (
    <div css={part}>
      {waiting && <Waiting statement={waiting} />}
      {statementId !== null && query.state === 'failed' && (
        <p>
          Нового паспорта ждёт ваше заявление: <TextLink href={hrefs.services}>состояние заявлений</TextLink>.
        </p>
      )}
      {waiting?.state !== 'needSupplement' && <p>Сведения о новом паспорте принимают в офисе фонда.</p>}
      <p>
        <TextLink href={hrefs.profile}>Какой паспорт знает фонд</TextLink>
      </p>
    </div>
  )
}

function Waiting({ statement }: { statement: RedemptionStatement }) {
  const blocked = useOperatorReason('документы отправлять нельзя')
  const { statementId, state, registrationNumber, createdDate } = statement
  if (!filedStates.some((one) => one === state))
    return <p>Начатое заявление сохранено: его можно будет продолжить, когда фонд узнает новый паспорт.</p>
  const name = registrationNumber ? `№\u00A0${registrationNumber}` : `от ${longDate(createdDate)}`
  return (
    <>
      <p>
        Нового паспорта ждёт{' '}
        <TextLink href={statementHrefs.filedRedemption(statementId)}>заявление на выкуп {name}</TextLink>.
      </p>
      {state === 'needSupplement' && (
        <div data-print="no">
          <ActionLink href={statementHrefs.supplement(statementId)} blocked={blocked}>
            Прислать новый документ
          </ActionLink>
        </div>
      )}
    </>
  )
}
