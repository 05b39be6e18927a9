import type { Row } from '#test/kit/model/row.ts'
import { rows as entryForm } from './entry-form.ts'
import { rows as session } from './session.ts'
import { rows as tokenRefresh } from './token-refresh.ts'

/** What the specification says of each chart, row by row, written without a look at the chart. */
export const rowsOfCharts: Record<string, readonly Row[]> = {
  entryForm,
  session,
  tokenRefresh,
}
