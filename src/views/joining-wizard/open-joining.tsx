import { useEffect, useMemo, useRef } from 'react'
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

/** What comes in place of a step takes the focus, since the button that had it is gone; what is opened first does not. */
function useHeadingFocus(now: Stage) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    const headings = ['h2[tabindex="-1"]', 'h1'].map((one) => place.current?.querySelector<HTMLElement>(one))
    headings.find(Boolean)?.focus()
  }, [now])
  return place
}

/** The open request, wherever it is; where it was changed in two places nothing goes on before the client has chosen. */
export function OpenJoining({ now }: OpenJoiningProps) {
  const shown = useMemo(() => <Shown now={now} />, [now])
  return <StatementProvider statement={useJoining()}>{shown}</StatementProvider>
}

function Shown({ now }: OpenJoiningProps) {
  const isDisputed = useView('draft', isConflicting)
  return <div ref={useHeadingFocus(now)}>{isDisputed && now !== 'signing' ? <Conflict /> : <At now={now} />}</div>
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
