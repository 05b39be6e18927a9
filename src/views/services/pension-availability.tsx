import { longDate } from '#domain/dates.ts'
import { entitlementOf } from '#domain/pension-grounds.ts'
import { areBlockingsAwaited, blockings, isPersonFailed, me, products, programmes } from '#machines/client/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { useIsBegun } from '../statements/use-device-drafts.ts'
import { Begun, ServiceState, ServiceStateAwaited } from './service-state.tsx'

/** Whether a ground of the pension has come, and if not, from which day (2.2-12). */
export function PensionAvailability() {
  const isBegun = useIsBegun('pension')
  return isBegun ? (
    <Begun />
  ) : (
    <Alive actor="client" otherwise={<ServiceStateAwaited />}>
      <OfClient />
    </Alive>
  )
}

function OfClient() {
  const person = useView('client', me)
  const list = useView('client', products)
  const known = useView('client', programmes)
  const [stopped] = useView('client', blockings)
  const isAwaited = useView('client', areBlockingsAwaited)
  const isUnknown = useView('client', isPersonFailed) || known === 'failed'
  const today = useToday()
  // The page of the service says what has failed, and tries again.
  if (isUnknown) return null
  if (!person || known === 'loading' || isAwaited) return <ServiceStateAwaited />
  if (stopped) return <ServiceState state="Сейчас подать нельзя">{stopped.description}</ServiceState>
  const entitlement = entitlementOf(person, list, today)
  switch (entitlement.kind) {
    case 'now':
      return <ServiceState tone="good" state="Основание есть" />
    case 'later':
      return (
        <ServiceState state="Пока рано">
          Пенсионное основание наступит {longDate(entitlement.from)}. Раньше можно по справке.
        </ServiceState>
      )
    case 'none':
      return <ServiceState state="Сейчас подать нельзя">В фонде нет ваших программ.</ServiceState>
  }
}
