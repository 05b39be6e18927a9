import { pensionPapers } from '#domain/pension-application.ts'
import type { Stage } from '#machines/pension-statement/selectors.ts'
import { SigningStep } from '../statements/signing-step.tsx'
import { AlreadyFiled, Deleting, PutAside, PuttingAside } from './after-filling.tsx'
import { Filling } from './filling.tsx'
import { Submitted } from './submitted.tsx'
import { title } from './use-pension.ts'

type OpenPensionProps = {
  now: Exclude<Stage, 'checking' | 'ready' | 'tooEarly' | 'blocked' | 'noProgramme' | 'failed'>
}

/** The open application, wherever it is. */
export function OpenPension({ now }: OpenPensionProps) {
  switch (now) {
    case 'filling':
      return <Filling />
    case 'signing':
      return <SigningStep title={title} documents={pensionPapers} />
    case 'submitted':
      return <Submitted />
    case 'alreadyFiled':
      return <AlreadyFiled />
    case 'putAside':
      return <PutAside />
    case 'puttingAside':
      return <PuttingAside />
    case 'deleting':
      return <Deleting />
  }
}
