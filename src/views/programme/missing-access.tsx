import { MissingPart } from '#blocks/parts/missing-part.tsx'
import type { Fault } from '#domain/faults.ts'
import { areDetailsRetried, areRestrictionsRetried } from '#machines/client/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'

const what = {
  features: { title: 'Параметры договора не загрузились', isRetrying: areDetailsRetried },
  rights: { title: 'Не удалось узнать, доступен ли вам портфель', isRetrying: areRestrictionsRetried },
}

/** What did not come, and why: the features of an agreement, or the client's own rights. */
export type Missing = { of: keyof typeof what; fault: Fault }

/** In the place of what hangs on the features of an agreement or on the client's rights, which did not come. */
export function MissingAccess({ of, fault }: Missing) {
  const client = useActor('client')
  const { title, isRetrying } = what[of]
  const retry = () => client.send({ type: 'retry.requested' })
  return <MissingPart title={title} failure={{ fault, retry, isRetrying: useView('client', isRetrying) }} />
}
