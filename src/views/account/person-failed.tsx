import { FaultText } from '#blocks/parts/fault-text.tsx'
import { personFault } from '#machines/client/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'

/** In the place of what needs the client's data, which did not come. */
export function PersonFailed() {
  const client = useActor('client')
  const fault = useView('client', personFault)
  return (
    <FailedState title="Ваши данные не загрузились" onRetry={() => client.send({ type: 'retry.requested' })}>
      {fault && <FaultText fault={fault} />}
    </FailedState>
  )
}
