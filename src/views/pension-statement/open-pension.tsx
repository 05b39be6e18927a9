import { pensionPapers } from '#domain/pension-application.ts'
import { pensionTitle } from '#domain/statement-titles.ts'
import type { Stage } from '#machines/pension-statement/selectors.ts'
import { SigningStep } from '../statements/signing-step.tsx'
import { useActor } from '#system/react/system.tsx'
import { Deleting, PutAside } from '../statements/kept-on-device.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { AlreadyFiled } from './already-filed.tsx'
import { Filling } from './filling.tsx'
import { Submitted } from './submitted.tsx'
import { usePension } from './use-pension.ts'

type OpenPensionProps = {
  now: Exclude<Stage, 'checking' | 'ready' | 'tooEarly' | 'blocked' | 'noProgramme' | 'failed'>
}

/** The open application, wherever it is. */
export function OpenPension({ now }: OpenPensionProps) {
  const actor = useActor('pensionStatement')
  const statement = usePension()
  switch (now) {
    case 'filling':
      return <Filling />
    case 'signing':
      return <SigningStep title={pensionTitle} documents={pensionPapers} />
    case 'submitted':
      return <Submitted />
    case 'alreadyFiled':
      return <AlreadyFiled />
    case 'putAside':
      return <PutAside statement={statement} />
    case 'puttingAside':
      return <StatementPending title={pensionTitle} />
    case 'deleting':
      return (
        <Deleting
          title={pensionTitle}
          onDelete={() => actor.send({ type: 'deletion.confirmed' })}
          onKeep={() => actor.send({ type: 'deletion.declined' })}
        />
      )
  }
}
