import { fromPromise } from 'xstate'
import { synchronizer } from '#api/tables/synchronizer.ts'
import { reportPoller } from '#machines/report-poller/machine.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** A report that is ordered and waited for. */
export function filledReportPoller({ client }: Dependencies) {
  const { orderAccountStatement, orderTaxReport, report } = client(synchronizer)
  return reportPoller.provide({
    actors: {
      orderReport: fromPromise(({ input: { order }, signal }) =>
        order.kind === 'accountStatement'
          ? orderAccountStatement({ body: { agreementId: order.agreementId, period: order.period } }, { signal })
          : orderTaxReport({ body: { years: order.years } }, { signal })),
      fetchReport: fromPromise(({ input: { id }, signal }) => report({ params: { id } }, { signal })),
    },
  })
}
