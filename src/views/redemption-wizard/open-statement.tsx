import { isConflicting } from '#machines/draft/selectors.ts'
import { papers, type Stage } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { SigningStep } from '../statements/signing-step.tsx'
import { Deleting, FiledElsewhere, PutAside, PuttingAside } from './after-filling.tsx'
import { Conflict } from './conflict.tsx'
import { Filling } from './filling.tsx'
import { Submitted } from './submitted.tsx'

const signingTexts = {
  back: 'Вернуться к проверке',
  asking: 'Узнаём, подано ли заявление',
  unknown: 'Не удалось узнать, подано ли заявление',
  meanwhile: 'Второй раз подавать его не нужно: спросим сами, когда фонд ответит.',
}

type OpenStatementProps = { now: Exclude<Stage, 'checking' | 'ready' | 'blocked' | 'notAvailable' | 'failed'> }

/** The open statement, wherever it is; where it was changed in two places nothing goes on before the client has chosen. */
export function OpenStatement({ now }: OpenStatementProps) {
  const isDisputed = useView('draft', isConflicting)
  const documents = useView('redemptionWizard', papers)
  if (isDisputed && now !== 'signing') return <Conflict />
  switch (now) {
    case 'filling':
      return <Filling />
    case 'signing':
      return <SigningStep title="Заявление на выкуп" documents={documents} texts={signingTexts} />
    case 'submitted':
      return <Submitted />
    case 'filedElsewhere':
      return <FiledElsewhere />
    case 'putAside':
      return <PutAside />
    case 'puttingAside':
      return <PuttingAside />
    case 'deleting':
      return <Deleting />
  }
}
