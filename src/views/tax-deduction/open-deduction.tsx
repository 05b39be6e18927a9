import { css } from '@emotion/react'
import { deductionPapers } from '#domain/deduction-order.ts'
import { deductionTitle } from '#domain/statement-titles.ts'
import { errorText, type OpenStage } from '#machines/tax-deduction/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Filling } from '../statements/filling.tsx'
import { Deleting, PutAside } from '../statements/kept-on-device.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { SigningStep } from '../statements/signing-step.tsx'
import { StatementProvider } from '../statements/statement-provider.tsx'
import { Choose } from './choose.tsx'
import { Submitted } from './submitted.tsx'
import { useDeduction } from './use-deduction.ts'
import { useRefund } from './use-refund.ts'

const column = css`${stack(24)}`
const bodies = { choose: Choose }
const signingTexts = { back: 'Вернуться к заявлению' }

/** The open order, wherever it is. */
export function OpenDeduction({ now }: { now: OpenStage }) {
  const actor = useActor('taxDeduction')
  const statement = useDeduction()
  switch (now) {
    case 'filling':
      return <StatementProvider statement={statement}>{form}</StatementProvider>
    case 'unanswered':
      return <Unanswered />
    case 'signing':
      return <SigningStep title={deductionTitle} documents={deductionPapers} texts={signingTexts} />
    case 'submitted':
      return <Submitted />
    case 'putAside':
      return <PutAside statement={statement} />
    case 'puttingAside':
      return <StatementPending title={deductionTitle} />
    case 'deleting':
      return (
        <Deleting
          title={deductionTitle}
          onDelete={() => actor.send({ type: 'deletion.confirmed' })}
          onKeep={() => actor.send({ type: 'deletion.declined' })}
        />
      )
  }
}

/** What may come back is in view while the form is filled in. */
function Form() {
  return <Filling bodies={bodies} sum={useRefund()} />
}
const form = <Form />

function Unanswered() {
  const actor = useActor('taxDeduction')
  return (
    <div css={column}>
      <PageHeading>{deductionTitle}</PageHeading>
      <FailedState
        title="Фонд не ответил, создано ли заявление"
        advice="Заполнять заново не нужно: повторим сами, когда фонд ответит. Без вашей подписи заявление не подано."
        onRetry={() => actor.send({ type: 'retry.requested' })}
      >
        {useView('taxDeduction', errorText)}
      </FailedState>
    </div>
  )
}
