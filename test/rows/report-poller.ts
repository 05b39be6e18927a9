import { fault, messages } from '#domain/faults.ts'
import type { ReportJob } from '#domain/reports.ts'
import type { reportPoller } from '#machines/report-poller/machine.ts'
import { offline, refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const order = { kind: 'accountStatement', agreementId: 'agreement-1', period: { start: '2020-01-01', end: '2020-12-31' } } as const
const executing: ReportJob = { id: 'job-1', state: 'Executing', progress: 10 }
const done: ReportJob = { id: 'job-1', state: 'Done', result: { fileId: 'file-1', fileName: 'report.pdf' } }
const gives = (job: ReportJob) => ({ gave: ['fetchReport', job] }) as const
const orders = (job: ReportJob) => ({ gave: ['orderReport', job] }) as const
const cancelled = { heard: { type: 'report.cancelled' } } as const
const retried = { heard: { type: 'report.retried' } } as const
const asks = { asked: ['fetchReport', { id: 'job-1' }] } as const
const saysFailed = { wrote: ['notices', 'notice.raised', { text: messages.reportFailed }] } as const
const noStatus = { ...refused, prefix: 'reportStatus' } as const

/** A report that is being made, by sections 4.6 and 8.2 of the specification. */
export const rows = rowsOf<typeof reportPoller>([
  {
    begins: { order }, then: 'ordering',
    does: [{ asked: ['orderReport', { order }] }], doesNot: ['fetchReport'], context: { order, job: null, fault: null }, tags: ['busy'],
    section: '4.6',
  },
  {
    in: 'ordering', when: orders(executing), then: 'pausing',
    does: [{ waits: ['reportPollingInterval', 1000] }], doesNot: ['fetchReport', 'notices'], context: { job: executing }, tags: ['busy'],
    section: '4.6', shows: '4.6-01',
  },
  {
    in: 'ordering', when: { failed: ['orderReport', { ...refused, prefix: 'accountStatement' }] }, then: 'failed',
    does: [reported({ ...refused, prefix: 'accountStatement' })], doesNot: ['fetchReport'],
    context: { fault: fault({ ...refused, prefix: 'accountStatement' }) }, tags: [],
    section: '4.6, 8.2', shows: '8-08',
  },
  // Every second while it is being made (4.6-01)
  {
    in: 'pausing', when: { elapsed: 'reportPollingInterval' }, then: 'checking',
    does: [asks], tags: ['busy'],
    section: '4.6, 9', shows: '4.6-01',
  },
  {
    in: 'checking', when: gives({ ...executing, progress: 50 }), then: 'pausing',
    does: [{ waits: ['reportPollingInterval', 1000] }], doesNot: ['fetchReport', 'notices'],
    context: { job: { ...executing, progress: 50 } },
    section: '4.6', shows: '4.6-01, 4.6-02',
  },
  {
    in: 'checking', when: gives(done), then: 'done',
    doesNot: ['notices'], hands: { job: done }, tags: [],
    section: '4.6', shows: '4.6-01',
  },
  {
    in: 'checking', when: gives({ id: 'job-1', state: 'Error' }), then: 'failed',
    does: [saysFailed], context: { job: { state: 'Error' } },
    section: '4.6', shows: '4.6-01',
  },
  {
    in: 'checking', when: gives({ id: 'job-1', state: 'Whatever' }), then: 'failed',
    does: [saysFailed],
    section: '4.6', shows: '4.6-01',
  },
  {
    in: 'checking', when: gives({ id: 'job-1', state: 'Done' }), then: 'failed',
    does: [saysFailed],
    section: '4.6, решение',
  },
  // A poll that fails (4.6-03)
  {
    in: 'checking', when: { failed: ['fetchReport', noStatus] }, then: 'failed',
    does: [reported(noStatus)], context: { fault: fault(noStatus) },
    section: '4.6, 8.2', shows: '4.6-03, 8-08',
  },
  {
    in: 'checking', when: { failed: ['fetchReport', offline] }, then: 'pausing',
    does: [{ waits: ['reportPollingInterval', 1000] }], doesNot: ['notices'], context: { job: { id: 'job-1' } },
    section: '4.6, решение', shows: '4.6-03',
  },
  {
    in: 'checking', when: { failed: ['fetchReport', { kind: 'timeout' }] }, then: 'pausing',
    doesNot: ['notices'],
    section: '4.6, решение', shows: '4.6-03',
  },
  // It can be cancelled (4.6-02)
  { in: 'ordering', when: cancelled, then: 'cancelled', doesNot: ['notices'], tags: [], section: '4.6', shows: '4.6-02' },
  { in: 'pausing', when: cancelled, then: 'cancelled', doesNot: ['fetchReport'], hands: { job: null }, section: '4.6', shows: '4.6-02' },
  { in: 'checking', when: cancelled, then: 'cancelled', section: '4.6', shows: '4.6-02' },
  { in: 'failed', when: cancelled, then: 'cancelled', section: '4.6', shows: '4.6-02' },
  {
    in: 'failed', when: retried, then: 'ordering',
    does: [{ asked: ['orderReport', { order }] }], doesNot: ['fetchReport'], context: { job: null, fault: null },
    section: 'решение',
  },
  { in: 'pausing', when: retried, doesNot: ['orderReport'], section: '4.6' },
  { in: 'pausing', when: gives(done), doesNot: ['notices'], context: { job: { state: 'Executing' } }, section: '4.6' },
])
