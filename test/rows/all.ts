import type { Row } from '#test/kit/model/row.ts'
import { rows as codeEntry } from './code-entry.ts'
import { rows as consent } from './consent.ts'
import { rows as entryForm } from './entry-form.ts'
import { rows as esiaCallback } from './esia-callback.ts'
import { rows as joiningCheck } from './joining-check.ts'
import { rows as joiningWizard } from './joining-wizard.ts'
import { rows as navigation } from './navigation.ts'
import { rows as pensionStatement } from './pension-statement.ts'
import { rows as portfolioChange } from './portfolio-change.ts'
import { rows as redemptionWizard } from './redemption-wizard.ts'
import { rows as session } from './session.ts'
import { rows as supplement } from './supplement.ts'
import { rows as task } from './task.ts'
import { rows as taxDeduction } from './tax-deduction.ts'
import { rows as tokenRefresh } from './token-refresh.ts'
import { rows as withdrawal } from './withdrawal.ts'

/** What the specification says of each chart, row by row, written without a look at the chart. */
export const rowsOfCharts: Record<string, readonly Row[]> = {
  codeEntry,
  consent,
  entryForm,
  esiaCallback,
  joiningCheck,
  joiningWizard,
  navigation,
  pensionStatement,
  portfolioChange,
  redemptionWizard,
  session,
  supplement,
  task,
  taxDeduction,
  tokenRefresh,
  withdrawal,
}
