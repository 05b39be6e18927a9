import { portfolioPage, type Product } from '#domain/programme.ts'
import { isPortfolioUnsettled, featuresFault } from '#domain/portfolio-access.ts'
import { areRestrictionsKnown, details, restrictions, restrictionsFault } from '#machines/client/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { Missing } from '../programme/missing-access.tsx'

type PortfolioAccess =
  | { state: 'waiting' }
  | { state: 'failed'; missing: Missing }
  | { state: 'known'; page: ReturnType<typeof portfolioPage> }

/** Which page of the portfolio the services have opened for a programme of the client (2.5-09, 6-04). */
export function usePortfolioPage({ agreementId }: Product): PortfolioAccess {
  const known = useView('client', details)[agreementId]
  const scopes = useView('session', grantedScopes)
  const may = { scopes, restrictions: useView('client', restrictions) }
  const areKnown = useView('client', areRestrictionsKnown)
  const rightsFault = useView('client', restrictionsFault)
  if (known === undefined) return { state: 'waiting' }
  const fault = featuresFault(known)
  if (fault) return { state: 'failed', missing: { of: 'features', fault } }
  if (!areKnown && isPortfolioUnsettled(agreementId, known.features, scopes))
    return rightsFault ? { state: 'failed', missing: { of: 'rights', fault: rightsFault } } : { state: 'waiting' }
  return { state: 'known', page: portfolioPage(agreementId, known.features, may) }
}
