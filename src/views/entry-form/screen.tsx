import type { Step } from '#machines/entry-form/selectors.ts'
import { Alive } from '#system/react/system.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { BindPhone } from './bind-phone.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { CodeStep, SignUpPortal } from './lazy-screens.tsx'
import { SignIn } from './sign-in.tsx'

/** One screen of the entry form. */
export function Screen({ step, purpose }: { step: Step; purpose: string }) {
  switch (step) {
    case 'starting':
      return <EntrySkeleton />
    case 'esia':
    case 'phone':
      return <SignIn active={step} purpose={purpose} />
    case 'portal':
      return <SignUpPortal />
    case 'bindPhone':
      return <BindPhone />
    case 'code':
      return (
        <Alive actor="codeEntry">
          <CodeStep />
        </Alive>
      )
    case 'leaving':
      return <InProgress>Переходим на Госуслуги…</InProgress>
    case 'entered':
      return <InProgress>Входим…</InProgress>
  }
}
