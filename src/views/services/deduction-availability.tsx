import { statementState } from '#domain/statement-states.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useIsBegun } from '../statements/use-device-drafts.ts'
import { Begun, ServiceState, ServiceStateAwaited } from './service-state.tsx'

/** What became of the papers of a deduction that were asked for last (2.2-11); the list of statements says if that did not come. */
export function DeductionAvailability() {
  const query = useQuery(rows.statements.taxDeductions, { query: {} })
  const isBegun = useIsBegun('deduction')
  if (isBegun) return <Begun />
  if (query.state === 'loading') return <ServiceStateAwaited />
  if (query.state === 'failed') return null
  const last = query.value.toSorted((one, other) => other.createdDate.localeCompare(one.createdDate)).at(0)
  if (!last) return <ServiceState state="Ещё не заказывали" />
  const { name, tone } = statementState(last.state)
  return (
    <ServiceState tone={tone} state={name}>
      Документы за {last.years.toSorted().join(', ')}
    </ServiceState>
  )
}
