import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { errorText, invitation, isBeginning, isBeginningRefused } from '#machines/joining-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { PageCard } from '../service/page-card.tsx'

/* An alert that says nothing takes no room. */
const start = css`display: grid; [role='alert'] > * { margin-bottom: 24px; }`
const name = css`font-weight: 600;`

/** Whoever has no request is told which programme can be joined, and begins one (4.5). */
export function JoiningInvitation() {
  const wizard = useActor('joiningWizard')
  const programme = useView('joiningWizard', invitation)
  const isBusy = useView('joiningWizard', isBeginning)
  const blocked = useOperatorReason('заявление заполнять нельзя')
  return (
    <PageCard>
      <PageHeading>Вступление в программу</PageHeading>
      <p css={name}>{programme?.title}</p>
      <p>
        Заявления на вступление у вас пока нет. Заполнить его можно здесь: понадобятся паспорт, СНИЛС и&nbsp;ИНН.
        Введённое сохраняется, можно прерваться.
      </p>
      <div css={start}>
        <Refused />
        <Button
          busy={isBusy}
          blocked={blocked}
          onClick={() => blocked === undefined && wizard.send({ type: 'statement.begun' })}
        >
          Начать заявление
        </Button>
      </div>
      <p>
        Уже подавали его с другого номера телефона? Позвоните нам: <HotlineLink />.
      </p>
    </PageCard>
  )
}

/** Why it was not begun. */
function Refused() {
  const isRefused = useView('joiningWizard', isBeginningRefused)
  const why = useView('joiningWizard', errorText)
  return (
    <div role="alert">
      {isRefused && (
        <Notice tone="bad" title="Заявление не начато">
          <p>{why}</p>
        </Notice>
      )}
    </div>
  )
}
