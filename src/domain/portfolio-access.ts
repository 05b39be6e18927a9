import type { Fault } from './faults.ts'
import { portfolioPage, type Features, type ProgrammeDetails } from './programme.ts'

/** Why the features of an agreement are not there. */
export const featuresFault = ({ features, faults }: ProgrammeDetails): Fault | undefined =>
  features === null ? faults.find(({ prefix }) => prefix === 'properties') : undefined

const everyRestriction = (['PortfolioAvailable', 'NewInvestAvailable'] as const).map((name) => ({ name, value: 'yes' }))

/** Whether the portfolio's page hangs on restrictions that have not come: scopes and features alone do not settle it. */
export const isPortfolioUnsettled = (
  agreementId: string,
  features: Features | null,
  granted: readonly string[],
): boolean =>
  portfolioPage(agreementId, features, { scopes: granted, restrictions: [] }) !==
  portfolioPage(agreementId, features, { scopes: granted, restrictions: everyRestriction })
