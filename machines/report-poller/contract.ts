import type { Fault } from '#domain/faults.ts'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'

export type Input = { order: ReportOrder }
export type Context = Input & { job: ReportJob | null; fault: Fault | null }
export type Event = { type: 'report.cancelled' } | { type: 'report.retried' }
export type Output = { job: ReportJob | null }
