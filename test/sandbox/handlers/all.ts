import type { HttpHandler } from 'msw'
import { handleIn } from '../handle.ts'
import type { World } from '../world.ts'
import { accountHandlers } from './account.ts'
import { agreementsHandlers } from './agreements.ts'
import { authHandlers } from './auth.ts'
import { balancesHandlers } from './balances.ts'
import { cashFlowHandlers } from './cash-flow.ts'
import { consentHandlers } from './consent.ts'
import { contentHandlers } from './content.ts'
import { contributionsHandlers } from './contributions.ts'
import { documentsHandlers } from './documents.ts'
import { esiaHandlers } from './esia.ts'
import { filedStatementsHandlers } from './filed-statements.ts'
import { investmentHandlers } from './investment.ts'
import { joiningHandlers } from './joining.ts'
import { lookupsHandlers } from './lookups.ts'
import { portfoliosHandlers } from './portfolios.ts'
import { publishedFileHandlers } from './published-files.ts'
import { redemptionHandlers } from './redemption.ts'
import { signingHandlers } from './signing.ts'
import { statementsHandlers } from './statements.ts'
import { supportHandlers } from './support.ts'
import { synchronizerSigningHandlers } from './synchronizer-signing.ts'
import { synchronizerHandlers } from './synchronizer.ts'
import { taxDeductionHandlers } from './tax-deduction.ts'
import { templatesHandlers } from './templates.ts'

/** Every service of the fund. */
export function serviceHandlers(world: World): HttpHandler[] {
  const handle = handleIn(world)
  return [
    accountHandlers,
    agreementsHandlers,
    authHandlers,
    balancesHandlers,
    cashFlowHandlers,
    consentHandlers,
    contentHandlers,
    contributionsHandlers,
    documentsHandlers,
    esiaHandlers,
    filedStatementsHandlers,
    investmentHandlers,
    joiningHandlers,
    lookupsHandlers,
    portfoliosHandlers,
    publishedFileHandlers,
    redemptionHandlers,
    signingHandlers,
    statementsHandlers,
    supportHandlers,
    synchronizerHandlers,
    synchronizerSigningHandlers,
    taxDeductionHandlers,
    templatesHandlers,
  ].flatMap((handlers) => handlers(handle, world))
}
