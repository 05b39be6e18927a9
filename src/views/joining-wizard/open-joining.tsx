import { useMemo } from 'react'
import { isConflicting } from '#machines/draft/selectors.ts'
import { papers, type Stage } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { SigningStep } from '../statements/signing-step.tsx'
import { StatementProvider } from '../statements/statement-provider.tsx'
import { Conflict } from './conflict.tsx'
import { FilesCheck } from './files-check.tsx'
import { Filling } from './filling.tsx'
import { joiningTitle } from './joining-title.ts'
import { PutAside } from './put-aside.tsx'
import { Signed } from './signed.tsx'
import { ToSign } from './to-sign.tsx'
import { useJoining } from './use-joining.ts'

type OpenJoiningProps = { now: Exclude<Stage, 'loading' | 'missing' | 'failed'> }

const texts = { back: 'Вернуться к заявлению' }

/** The open request, wherever it is; where it was changed in two places nothing goes on before the client has chosen. */
export function OpenJoining({ now }: OpenJoiningProps) {
  const shown = useMemo(() => <Shown now={now} />, [now])
  return <StatementProvider statement={useJoining()}>{shown}</StatementProvider>
}

function Shown({ now }: OpenJoiningProps) {
  const isDisputed = useView('draft', isConflicting)
  return isDisputed && now !== 'signing' ? <Conflict /> : <At now={now} />
}

function At({ now }: OpenJoiningProps) {
  const documents = useView('joiningWizard', papers)
  switch (now) {
    case 'filling':
      return <Filling />
    case 'puttingAside':
      return <StatementPending title={joiningTitle} />
    case 'putAside':
      return <PutAside />
    case 'filesCheck':
      return <FilesCheck />
    case 'toSign':
      return <ToSign />
    case 'signing':
      return <SigningStep title={joiningTitle} documents={documents} texts={texts} />
    case 'signed':
      return <Signed />
  }
}
