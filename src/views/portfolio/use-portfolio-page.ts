import type { Fault } from '#domain/faults.ts'
import { featuresFault, portfolioPage, type Product } from '#domain/programme.ts'
import { details, restrictions } from '#machines/client/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'

type PortfolioAccess =
  { state: 'waiting' } | { state: 'failed'; fault: Fault } | { state: 'known'; page: ReturnType<typeof portfolioPage> }

/** Which page of the portfolio the services have opened for a programme of the client (2.5-09, 6-04). */
export function usePortfolioPage({ agreementId }: Product): PortfolioAccess {
  const known = useView('client', details)[agreementId]
  const may = { scopes: useView('session', grantedScopes), restrictions: useView('client', restrictions) }
  if (known === undefined) return { state: 'waiting' }
  const fault = featuresFault(known)
  return fault ? { state: 'failed', fault } : { state: 'known', page: portfolioPage(agreementId, known.features, may) }
}
