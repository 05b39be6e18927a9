import { test } from '../fixtures.ts'
import { runErrand } from '../hostile/run-errand.ts'
import { statementErrands } from '../hostile/statement-errands.ts'

for (const errand of statementErrands)
  test(`[7-05] ${errand.what}: an answer that does not fit is told of, and another try brings what was asked for`, async ({
    page,
    portal,
    complaints,
  }) => {
    test.setTimeout(90_000)
    await runErrand({ page, portal, complaints }, errand)
  })
