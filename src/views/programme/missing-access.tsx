import { MissingPart } from '#blocks/parts/missing-part.tsx'
import type { Fault } from '#domain/faults.ts'
import { areDetailsRetried, areRestrictionsRetried } from '#machines/client/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'

const titles = {
  features: 'Параметры договора не загрузились',
  rights: 'Не удалось узнать, доступен ли вам портфель',
}

/** What did not come, and why: the features of an agreement, or the client's own rights. */
export type Missing = { of: keyof typeof titles; fault: Fault }

/** In the place of what hangs on the features of an agreement or on the client's rights, which did not come. */
export function MissingAccess({ of, fault }: Missing) {
  const client = useActor('client')
  const areFeaturesAsked = useView('client', areDetailsRetried)
  const areRightsAsked = useView('client', areRestrictionsRetried)
  const isRetrying = of === 'features' ? areFeaturesAsked : areRightsAsked
  const retry = () => client.send({ type: 'retry.requested' })
  return <MissingPart title={titles[of]} failure={{ fault, retry, isRetrying }} />
}
