import { Suspense } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { errorText, type Stage } from '#machines/redemption-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { lazyComponent } from '#ui/lazy-component.ts'
import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { Checking } from '../statements/checking.tsx'

/** Who may file needs nothing of it. */
const NotAllowed = lazyComponent(async () => (await import('./not-allowed.tsx')).NotAllowed)

type PermissionProps = { now: Extract<Stage, 'checking' | 'ready' | 'blocked' | 'notAvailable' | 'failed'> }

/** Whether the statement may be filed, and why not, in the services' words (4.7-04). */
export function Permission({ now }: PermissionProps) {
  const wizard = useActor('redemptionWizard')
  const fault = useView('redemptionWizard', errorText)
  const blocked = useOperatorReason('заявление заполнять нельзя')
  switch (now) {
    case 'checking':
      return <Checking />
    case 'failed':
      return (
        <FailedState
          title="Не удалось проверить, можно ли подать заявление"
          onRetry={() => wizard.send({ type: 'retry.requested' })}
        >
          {fault}
        </FailedState>
      )
    case 'ready':
      return (
        <Notice tone="good" role="status" title="Подать заявление можно">
          <p>
            Заполнить его можно не за один раз: введённое сохраняется. Вопросы: <HotlineLink />.
          </p>
          <div>
            <Button
              blocked={blocked}
              onClick={() => blocked === undefined && wizard.send({ type: 'redemption.begun' })}
            >
              Заполнить заявление
            </Button>
          </div>
        </Notice>
      )
    case 'blocked':
    case 'notAvailable':
      return (
        <Suspense fallback={<Checking />}>
          <NotAllowed isPassportInvalid={now === 'blocked'} />
        </Suspense>
      )
  }
}
