import { messages } from '#domain/faults.ts'
import type { ReportJob } from '#domain/reports.ts'
import { reportPoller } from '#machines/report-poller/machine.ts'
import { offline, refused, reported } from './_samples.ts'
import { modelOf } from './_types.ts'

const executing: ReportJob = { id: 'job-1', state: 'Executing', progress: 10 }
const done: ReportJob = { id: 'job-1', state: 'Done', result: { fileId: 'file-1', fileName: 'report.pdf' } }
const broken: ReportJob = { id: 'job-1', state: 'Error' }
const order = { kind: 'accountStatement', agreementId: 'agreement-1', period: { start: '2020-01-01', end: '2020-12-31' } } as const

export const model = modelOf(reportPoller, {
  inputs: [{ order }],
  events: {
    'report.cancelled': [{ type: 'report.cancelled' }],
    'report.retried': [{ type: 'report.retried' }],
  },
  answers: {
    orderReport: { gives: [executing], fails: [{ ...refused, prefix: 'accountStatement' }] },
    fetchReport: {
      gives: [{ ...executing, progress: 50 }, done, { id: 'job-1', state: 'Done' }, broken],
      fails: [{ ...refused, prefix: 'reportStatus' }, offline],
    },
  },
  visible: () => null,
  journeys: [
    {
      title: '[4.6-01] a report is ordered, asked about every second while it is Executing, and its result is given',
      story: [
        { asked: ['orderReport', { order }] },
        { gave: ['orderReport', executing] },
        { state: 'pausing' },
        { elapsed: 'reportPollingInterval' },
        { asked: ['fetchReport', { id: 'job-1' }] },
        { gave: ['fetchReport', executing] },
        { elapsed: 'reportPollingInterval' },
        { gave: ['fetchReport', done] },
        { ended: { job: done } },
      ],
    },
    {
      title: '[4.6-01] any other state is a failure with its sentence',
      story: [
        { gave: ['orderReport', executing] },
        { elapsed: 'reportPollingInterval' },
        { gave: ['fetchReport', broken] },
        { state: 'failed' },
        { wrote: ['notices', 'notice.raised', { text: messages.reportFailed, tone: 'bad' }] },
      ],
    },
    {
      title: '[4.6-02] a report that is cancelled is asked about no more',
      story: [
        { gave: ['orderReport', executing] },
        { elapsed: 'reportPollingInterval' },
        { heard: { type: 'report.cancelled' } },
        { ended: { job: null } },
      ],
    },
    {
      title: '[4.6-03] a question that got no answer is asked again, a refused one is told with its prefix',
      story: [
        { gave: ['orderReport', executing] },
        { elapsed: 'reportPollingInterval' },
        { failed: ['fetchReport', offline] },
        { state: 'pausing' },
        { context: { job: executing } },
        { elapsed: 'reportPollingInterval' },
        { failed: ['fetchReport', { ...refused, prefix: 'reportStatus' }] },
        { state: 'failed' },
        reported({ ...refused, prefix: 'reportStatus' }),
      ],
    },
  ],
})
