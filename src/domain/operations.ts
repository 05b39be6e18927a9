import * as z from 'zod/mini'
import { TransactionGroup } from './programme.ts'

/** Some operations of a programme, the newest first (G2). */
export const OperationPage = z.object({
  items: z.array(TransactionGroup),
  totalCount: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
})
export type OperationPage = z.output<typeof OperationPage>

/** Operations of one day under that day, in the order in which they came. */
export function byDay<Operation extends Pick<TransactionGroup, 'date'>>(
  operations: readonly Operation[],
): { day: string; operations: Operation[] }[] {
  const days: { day: string; operations: Operation[] }[] = []
  for (const operation of operations) {
    const last = days.at(-1)
    if (last?.day === operation.date) last.operations.push(operation)
    else days.push({ day: operation.date, operations: [operation] })
  }
  return days
}
