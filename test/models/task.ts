import { fault, messages } from '#domain/faults.ts'
import type { ReportJob } from '#domain/reports.ts'
import { fileKeyOf, readyText, removedText } from '#domain/tasks.ts'
import { task } from '#machines/task/machine.ts'
import { offline, refused, reported } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const order = {
  kind: 'accountStatement',
  agreementId: 'agreement-1',
  period: { start: '2020-01-01', end: '2020-12-31' },
} as const
const report = { id: 'statement', work: { kind: 'report', order }, page: '/lk/reports' } as const
const rules = { fileId: 'f-7001', fileName: 'pravila.pdf' }
const download = { id: 'rules', work: { kind: 'download', file: rules }, page: '/about/fund' } as const
const reading = { id: 'reading', work: { kind: 'reading', file: rules }, page: '/lk/documents' } as const
const draft = { statement: 'redemption', statementId: 's-1', title: 'Заявление на выкуп' } as const
const removal = { id: 'removal', work: { kind: 'removal', draft }, page: '/lk/services' } as const
const executing: ReportJob = { id: 'job-1', state: 'Executing', progress: 10 }
const vague: ReportJob = { id: 'job-1', state: 'Executing' }
const statement = { fileId: 'file-1', fileName: 'report.pdf' }
const done: ReportJob = { id: 'job-1', state: 'Done', progress: 100, result: statement }
const missing = fault({ kind: 'refused', status: 404, prefix: 'file' })
const broken = fault({ kind: 'refused', status: 500, prefix: 'file' })
const permitted = { heard: { type: 'task.permitted' } } as const
const repeated = { heard: { type: 'task.repeated' } } as const
const cancelled = { heard: { type: 'task.cancelled' } } as const
const received = { heard: { type: 'task.received' } } as const
const lacking = { heard: { type: 'task.refused', fault: missing } } as const
const part = { loaded: 1000, total: 4000 }
const progressed = { heard: { type: 'task.progressed', progress: part } } as const
const polled = { elapsed: 'reportPollingInterval' } as const
const ordered = [permitted, { gave: ['orderReport', executing] }] as const
const stayed = { gave: ['checkPage', { isOpen: true }] } as const
const left = { gave: ['checkPage', { isOpen: false }] } as const
const isReady = { wrote: ['notices', 'notice.raised', { text: readyText(report.work), tone: 'good' }] } as const

export const model = modelOf(task, {
  inputs: [report, download, removal],
  events: {
    'task.permitted': [permitted.heard],
    'task.repeated': [repeated.heard],
    'task.cancelled': [cancelled.heard],
    'task.progressed': [progressed.heard],
    'task.received': [received.heard],
    'task.refused': [lacking.heard, { type: 'task.refused', fault: broken }],
  },
  answers: {
    orderReport: { gives: [executing], fails: [{ ...refused, prefix: 'accountStatement' }, offline] },
    fetchReport: {
      gives: [vague, done, { id: 'job-1', state: 'Done' }, { id: 'job-1', state: 'Error' }],
      fails: [{ ...refused, prefix: 'reportStatus' }, offline],
    },
    removeDraft: { gives: [undefined], fails: [refused, offline] },
    checkPage: { gives: [{ isOpen: true }, { isOpen: false }], fails: [{ kind: 'unexpected' }] },
    receiveFile: unanswered,
  },
  visible: ({ work: { kind }, jobId, file, hasRetried, fault: known }) => [
    kind,
    jobId,
    file ? fileKeyOf(file) : undefined,
    hasRetried,
    known?.status,
  ],
  journeys: [
    {
      title: 'a draft is deleted, which is said, and its work is forgotten; nothing is ordered or received',
      input: removal,
      story: [
        permitted,
        { asked: ['removeDraft', { draft }] },
        { not: { asked: ['orderReport'] } },
        { gave: ['removeDraft', undefined] },
        { wrote: ['notices', 'notice.raised', { text: removedText(removal.work), tone: 'good' }] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: ['statements'], tags: [] }] },
        { wrote: ['tasks', 'task.settled', { id: 'removal' }] },
        { wrote: ['tasks', 'task.closed', { id: 'removal' }] },
      ],
    },
    {
      title: 'a draft that was not deleted says why where it is seen, and is tried again on request',
      input: removal,
      story: [
        permitted,
        { failed: ['removeDraft', refused] },
        stayed,
        { state: 'failed' },
        { not: { wrote: ['notices', 'notice.raised'] } },
        { heard: { type: 'task.repeated' } },
        { state: 'waiting' },
        permitted,
        { failed: ['removeDraft', offline] },
        left,
        { wrote: ['notices', 'fault.reported'] },
      ],
    },
    {
      title:
        '[4.6-01] a report waits its turn, is ordered, asked about every second while it is Executing, and its file is received where its page is open',
      input: report,
      story: [
        { state: 'waiting' },
        { wrote: ['tasks', 'task.queued', { id: 'statement' }] },
        { not: { asked: ['orderReport'] } },
        permitted,
        { asked: ['orderReport', { order }] },
        { gave: ['orderReport', executing] },
        { state: { running: { work: 'pausing' } } },
        { not: { asked: ['fetchReport'] } },
        { context: { jobId: 'job-1', progress: { loaded: 10, total: 100 } } },
        polled,
        { asked: ['fetchReport', { id: 'job-1' }] },
        { gave: ['fetchReport', vague] },
        { context: { progress: null } },
        polled,
        { gave: ['fetchReport', done] },
        { asked: ['checkPage', { page: '/lk/reports' }] },
        { gave: ['checkPage', { isOpen: true }] },
        { asked: ['receiveFile', { file: statement }] },
        { context: { progress: null } },
        { tagged: ['busy', 'receiving'] },
        { silent: true },
        received,
        { state: 'done' },
        { tagged: [] },
        { wrote: ['tasks', 'task.settled', { id: 'statement' }] },
      ],
    },
    {
      title: '[4.6-02] a report whose page the client has left says that it is ready, and waits until it is taken',
      input: report,
      story: [
        ...ordered,
        polled,
        { gave: ['fetchReport', done] },
        { gave: ['checkPage', { isOpen: false }] },
        { state: 'ready' },
        isReady,
        { wrote: ['tasks', 'task.settled', { id: 'statement' }] },
        { context: { file: statement } },
        repeated,
        { state: 'waiting' },
        permitted,
        { asked: ['receiveFile', { file: statement }] },
        { not: { asked: ['orderReport'] } },
        received,
        repeated,
        { context: { file: null } },
        permitted,
        { asked: ['orderReport', { order }] },
      ],
    },
    {
      title: 'a report of whose page nothing is known says that it is ready',
      input: report,
      story: [
        ...ordered,
        polled,
        { gave: ['fetchReport', done] },
        { failed: ['checkPage', { kind: 'unexpected' }] },
        { state: 'ready' },
        isReady,
      ],
    },
    {
      title: '[4.6-01] any other state is a failure with its sentence, and the report can be ordered anew',
      input: report,
      story: [
        ...ordered,
        polled,
        { gave: ['fetchReport', { id: 'job-1', state: 'Error' }] },
        { not: { wrote: ['notices', 'fault.reported'] } },
        left,
        { state: 'failed' },
        reported({ kind: 'refused', description: messages.reportFailed }),
        { context: { fault: fault({ kind: 'refused', description: messages.reportFailed }) } },
        repeated,
        { context: { fault: null, progress: null, jobId: '' } },
        permitted,
        { asked: ['orderReport', { order }] },
      ],
    },
    {
      title: '[4.6-02] a report that is cancelled is asked about no more',
      input: report,
      story: [
        ...ordered,
        polled,
        cancelled,
        { state: 'closed' },
        { wrote: ['tasks', 'task.settled', { id: 'statement' }] },
        { wrote: ['tasks', 'task.closed', { id: 'statement' }] },
      ],
    },
    {
      title:
        '[4.6-03] a question that got no answer is asked again, an order that got none is not, and a refused one is told with its prefix',
      input: report,
      story: [
        ...ordered,
        polled,
        { failed: ['fetchReport', offline] },
        { state: { running: { work: 'pausing' } } },
        { silent: true },
        { context: { jobId: 'job-1' } },
        polled,
        { failed: ['fetchReport', { ...refused, prefix: 'reportStatus' }] },
        left,
        { state: 'failed' },
        reported({ ...refused, prefix: 'reportStatus' }),
        repeated,
        permitted,
        { failed: ['orderReport', offline] },
        left,
        { state: 'failed' },
        reported(offline),
      ],
    },
    {
      title: '[7-07] a file shows how far it has come, and is there; it can be asked for again',
      input: download,
      story: [
        permitted,
        { asked: ['receiveFile', { file: rules }] },
        progressed,
        { context: { progress: part } },
        received,
        { state: 'done' },
        repeated,
        { context: { progress: null, file: rules } },
        permitted,
        { asked: ['receiveFile', { file: rules }] },
      ],
    },
    {
      title: '[7-07] a file that is read here is received for reading, and nothing is left of it when it is put away',
      input: reading,
      story: [
        permitted,
        { asked: ['receiveFile', { kind: 'reading', file: rules }] },
        progressed,
        { context: { progress: part } },
        received,
        { state: 'done' },
        cancelled,
        { state: 'closed' },
        { wrote: ['tasks', 'task.closed', { id: 'reading' }] },
      ],
    },
    {
      title:
        '[7-07] a 404 is tried again once after half a second, the second one is a failure, and a new try has a second one of its own',
      input: download,
      story: [
        permitted,
        lacking,
        { state: { running: { work: 'waitingForFile' } } },
        { elapsed: 'file404Retry' },
        { asked: ['receiveFile', { file: rules }] },
        lacking,
        { wrote: ['tasks', 'task.settled', { id: 'rules' }] },
        stayed,
        { state: 'failed' },
        { context: { fault: missing } },
        { silent: true },
        repeated,
        { context: { fault: null, hasRetried: false } },
        permitted,
        lacking,
        { state: { running: { work: 'waitingForFile' } } },
      ],
    },
    {
      title: 'what takes two minutes is said to take longer than usual, and is not stopped for that',
      input: download,
      story: [
        permitted,
        { elapsed: 'longTask' },
        { state: { running: { work: 'receiving', pace: 'long' } } },
        { silent: true },
      ],
    },
  ],
})
