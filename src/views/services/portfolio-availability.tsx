import { contributionInfo } from '#domain/portfolio-change.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { whyNot } from '../portfolio/why-not.ts'
import { useIsBegun } from '../statements/use-device-drafts.ts'
import { Begun, ServiceState, ServiceStateAwaited } from './service-state.tsx'

/** Whether the portfolio of a programme may be changed now, and if not, from which day (3-12). */
export function PortfolioAvailability({ programmeId }: { programmeId: string }) {
  const query = useQuery(rows.portfolios.options, { params: { id: programmeId } })
  const isBegun = useIsBegun('portfolio')
  if (isBegun) return <Begun />
  if (query.state === 'loading') return <ServiceStateAwaited />
  // The page of the portfolio says why it is not known, and asks again.
  if (query.state === 'failed') return null
  if (query.value.some((one) => contributionInfo(one).isAvailable))
    return <ServiceState tone="good" state="Портфель можно сменить" />
  const [first] = query.value
  return <ServiceState state="Сменить сейчас нельзя">{first && whyNot(first)}</ServiceState>
}
