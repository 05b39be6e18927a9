import { MissingPart } from '#blocks/parts/missing-part.tsx'
import type { Fault } from '#domain/faults.ts'
import { areDetailsRetried } from '#machines/client/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'

/** In the place of what hangs on the features of an agreement, which did not come. */
export function MissingFeatures({ fault }: { fault: Fault }) {
  const client = useActor('client')
  const isRetrying = useView('client', areDetailsRetried)
  const retry = () => client.send({ type: 'retry.requested' })
  return <MissingPart title="Параметры договора не загрузились" failure={{ fault, retry, isRetrying }} />
}
