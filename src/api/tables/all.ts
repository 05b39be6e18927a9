import { account } from './account.ts'
import { agreements } from './agreements.ts'
import { auth } from './auth.ts'
import { balances } from './balances.ts'
import { cashFlow } from './cash-flow.ts'
import { consent } from './consent.ts'
import { content } from './content.ts'
import { contributions } from './contributions.ts'
import { documents } from './documents.ts'
import { filedStatements } from './filed-statements.ts'
import { files } from './files.ts'
import { investment } from './investment.ts'
import { joining } from './joining.ts'
import { lookups } from './lookups.ts'
import { maintenance } from './maintenance.ts'
import { portfolios } from './portfolios.ts'
import { redemption } from './redemption.ts'
import { sharers } from './sharers.ts'
import { signing } from './signing.ts'
import { statements } from './statements.ts'
import { support } from './support.ts'
import { synchronizerSigning } from './synchronizer-signing.ts'
import { synchronizer } from './synchronizer.ts'
import { taxDeduction } from './tax-deduction.ts'
import { templates } from './templates.ts'

/** Every call of the portal, by service. */
export const tables = {
  account,
  agreements,
  auth,
  balances,
  cashFlow,
  consent,
  content,
  contributions,
  documents,
  filedStatements,
  files,
  investment,
  joining,
  lookups,
  maintenance,
  portfolios,
  redemption,
  sharers,
  signing,
  statements,
  support,
  synchronizer,
  synchronizerSigning,
  taxDeduction,
  templates,
}
