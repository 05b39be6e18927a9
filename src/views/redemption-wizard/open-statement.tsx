import { Suspense } from 'react'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { isConflicting } from '#machines/draft/selectors.ts'
import { papers, type Stage } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { lazyComponent } from '#ui/lazy-component.ts'
import { SigningStep } from '../statements/signing-step.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { Deleting, FiledElsewhere } from './after-filling.tsx'
import { PutAside } from './put-aside.tsx'
import { Filling } from './filling.tsx'

/** It comes with an answer of the fund, and hardly ever: whoever fills in alone needs nothing of it. */
const Conflict = lazyComponent(async () => (await import('./conflict.tsx')).Conflict)

/** It comes with the answer to the signature, as the signed document does. */
const Submitted = lazyComponent(async () => (await import('./submitted.tsx')).Submitted)

type OpenStatementProps = { now: Exclude<Stage, 'checking' | 'ready' | 'blocked' | 'notAvailable' | 'failed'> }

/** The open statement, wherever it is; where it was changed in two places nothing goes on before the client has chosen. */
export function OpenStatement({ now }: OpenStatementProps) {
  const isDisputed = useView('draft', isConflicting)
  const documents = useView('redemptionWizard', papers)
  if (isDisputed && now !== 'signing')
    return (
      <Suspense fallback={<StatementPending title={redemptionTitle} label="Сравниваем заявления" />}>
        <Conflict />
      </Suspense>
    )
  switch (now) {
    case 'filling':
      return <Filling />
    case 'signing':
      return <SigningStep title={redemptionTitle} documents={documents} />
    case 'submitted':
      return (
        <Suspense fallback={<StatementPending title={redemptionTitle} label="Открываем квитанцию" />}>
          <Submitted />
        </Suspense>
      )
    case 'filedElsewhere':
      return <FiledElsewhere />
    case 'putAside':
      return <PutAside />
    case 'puttingAside':
      return <StatementPending title={redemptionTitle} />
    case 'deleting':
      return <Deleting />
  }
}
