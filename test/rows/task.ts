import { fault, messages } from '#domain/faults.ts'
import type { ReportJob } from '#domain/reports.ts'
import type { task } from '#machines/task/machine.ts'
import { offline, refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const order = {
  kind: 'accountStatement',
  agreementId: 'agreement-1',
  period: { start: '2020-01-01', end: '2020-12-31' },
} as const
const statement = { id: 'statement', work: { kind: 'report', order }, page: '/lk/reports' } as const
const rules = { fileId: 'f-7001', fileName: 'pravila.pdf' }
const unwanted = { statement: 'redemption', statementId: 's-1', title: 'Заявление на выкуп' } as const
const executing: ReportJob = { id: 'job-1', state: 'Executing', progress: 10 }
const result = { fileId: 'file-1', fileName: 'report.pdf' }
const done: ReportJob = { id: 'job-1', state: 'Done', result }
const at = (work: 'ordering' | 'pausing' | 'checking' | 'lookingForPage' | 'receiving' | 'waitingForFile') =>
  ({ running: { work } }) as const
const gives = (job: ReportJob) => ({ gave: ['fetchReport', job] }) as const
const isReport = { work: { kind: 'report' } } as const
const cancelled = { heard: { type: 'task.cancelled' } } as const
const repeated = { heard: { type: 'task.repeated' } } as const
const permitted = { heard: { type: 'task.permitted' } } as const
const asks = { asked: ['fetchReport', { id: 'job-1' }] } as const
const waits = { waits: ['reportPollingInterval', 1000] } as const
const settles = { wrote: ['tasks', 'task.settled', { id: 'statement' }] } as const
const closes = { wrote: ['tasks', 'task.closed', { id: 'statement' }] } as const
const looks = { asked: ['checkPage', { page: '/lk/reports' }] } as const
const noStatus = { ...refused, prefix: 'reportStatus' } as const
const missing = {
  heard: { type: 'task.refused', fault: fault({ kind: 'refused', status: 404, prefix: 'file' }) },
} as const
const broken = {
  heard: { type: 'task.refused', fault: fault({ kind: 'refused', status: 500, prefix: 'file' }) },
} as const

/** A report that is being made and then received, by sections 4.6 and 8.2 of the specification; a file, by sections 7 and 9. */
export const rows = rowsOf<typeof task>([
  {
    begins: statement,
    then: 'waiting',
    does: [{ wrote: ['tasks', 'task.queued', { id: 'statement' }] }],
    doesNot: ['orderReport', 'fetchReport', 'receiveFile'],
    context: { jobId: '', file: null, fault: null },
    tags: ['busy'],
    section: 'решение',
  },
  {
    in: 'waiting',
    with: { ...isReport, file: null },
    when: permitted,
    then: at('ordering'),
    does: [{ asked: ['orderReport', { order }] }],
    doesNot: ['fetchReport', 'receiveFile'],
    tags: ['busy'],
    section: '4.6, решение',
  },
  {
    in: at('ordering'),
    when: { gave: ['orderReport', executing] },
    then: at('pausing'),
    does: [waits],
    doesNot: ['fetchReport', 'notices'],
    context: { jobId: 'job-1', progress: { loaded: 10, total: 100 } },
    tags: ['busy'],
    section: '4.6',
    shows: '4.6-01',
  },
  {
    in: at('ordering'),
    when: { failed: ['orderReport', { ...refused, prefix: 'accountStatement' }] },
    then: 'failing',
    does: [looks, settles],
    doesNot: ['fetchReport', 'orderReport', 'notices'],
    context: { fault: fault({ ...refused, prefix: 'accountStatement' }) },
    tags: [],
    section: '4.6, 8.2',
    shows: '8-08',
  },
  // An order that got no answer may have been taken: it is never sent twice by itself
  {
    in: at('ordering'),
    when: { failed: ['orderReport', offline] },
    then: 'failing',
    does: [looks],
    doesNot: ['orderReport', 'notices'],
    section: '8.2, решение',
  },
  // Every second while it is being made (4.6-01)
  {
    in: at('pausing'),
    when: { elapsed: 'reportPollingInterval' },
    then: at('checking'),
    does: [asks],
    tags: ['busy'],
    section: '4.6, 9',
    shows: '4.6-01',
  },
  {
    in: at('checking'),
    when: gives({ ...executing, progress: 50 }),
    then: at('pausing'),
    does: [waits],
    doesNot: ['fetchReport', 'notices'],
    context: { progress: { loaded: 50, total: 100 } },
    section: '4.6',
    shows: '4.6-01, 4.6-02',
  },
  {
    in: at('checking'),
    when: gives(done),
    then: at('lookingForPage'),
    does: [{ asked: ['checkPage', { page: '/lk/reports' }] }],
    doesNot: ['notices', 'fetchReport', 'tasks'],
    context: { file: result },
    section: '4.6',
    shows: '4.6-01',
  },
  {
    in: at('lookingForPage'),
    when: { gave: ['checkPage', { isOpen: true }] },
    then: at('receiving'),
    does: [{ asked: ['receiveFile', { file: result }] }],
    doesNot: ['notices', 'tasks'],
    tags: ['busy', 'receiving'],
    section: '4.6, 7.11',
    shows: '4.6-01',
  },
  {
    in: at('checking'),
    when: gives({ id: 'job-1', state: 'Error' }),
    then: 'failing',
    does: [looks, settles],
    doesNot: ['notices'],
    context: { fault: { description: messages.reportFailed } },
    tags: [],
    section: '4.6',
    shows: '4.6-01',
  },
  {
    in: at('checking'),
    when: gives({ id: 'job-1', state: 'Whatever' }),
    then: 'failing',
    does: [looks],
    section: '4.6',
    shows: '4.6-01',
  },
  {
    in: at('checking'),
    when: gives({ id: 'job-1', state: 'Done' }),
    then: 'failing',
    does: [looks],
    doesNot: ['receiveFile', 'notices'],
    section: '4.6, решение',
  },
  // A poll that fails (4.6-03)
  {
    in: at('checking'),
    when: { failed: ['fetchReport', noStatus] },
    then: 'failing',
    does: [looks],
    doesNot: ['notices'],
    context: { fault: fault(noStatus) },
    section: '4.6, 8.2',
    shows: '4.6-03, 8-08',
  },
  {
    in: at('checking'),
    when: { failed: ['fetchReport', offline] },
    then: at('pausing'),
    does: [waits],
    doesNot: ['notices', 'orderReport'],
    context: { jobId: 'job-1' },
    section: '4.6, решение',
    shows: '4.6-03',
  },
  {
    in: at('checking'),
    when: { failed: ['fetchReport', { kind: 'timeout' }] },
    then: at('pausing'),
    doesNot: ['notices'],
    section: '4.6, решение',
    shows: '4.6-03',
  },
  { in: at('pausing'), when: gives(done), doesNot: ['notices', 'checkPage'], section: '4.6' },
  // What failed is said where it is seen, and by a toast to whoever has left that place
  {
    in: 'failing',
    with: { fault: { description: messages.reportFailed } },
    when: { gave: ['checkPage', { isOpen: true }] },
    then: 'failed',
    doesNot: ['notices', 'orderReport', 'receiveFile'],
    context: { fault: { description: messages.reportFailed } },
    tags: [],
    section: '8, решение',
    shows: '4.6-01',
  },
  {
    in: 'failing',
    with: { fault: { description: messages.reportFailed } },
    when: { gave: ['checkPage', { isOpen: false }] },
    then: 'failed',
    does: [reported({ kind: 'refused', description: messages.reportFailed })],
    section: '8.2, решение',
    shows: '4.6-01',
  },
  {
    in: 'failing',
    with: { fault: { prefix: 'accountStatement' } },
    when: { gave: ['checkPage', { isOpen: false }] },
    then: 'failed',
    does: [reported({ ...refused, prefix: 'accountStatement' })],
    section: '8.2',
    shows: '8-08',
  },
  {
    in: 'failing',
    with: { fault: { prefix: 'reportStatus' } },
    when: { failed: ['checkPage', { kind: 'unexpected' }] },
    then: 'failed',
    does: [reported(noStatus)],
    section: '8.2, решение',
    shows: '8-08',
  },
  { in: 'failing', with: isReport, when: cancelled, then: 'closed', does: [closes], section: '4.6', shows: '4.6-02' },
  // Walked away from (4.6-02): it is there to be taken
  {
    in: at('lookingForPage'),
    when: { gave: ['checkPage', { isOpen: false }] },
    then: 'ready',
    does: [{ wrote: ['notices', 'notice.raised'] }, settles],
    doesNot: ['receiveFile'],
    context: { file: result },
    tags: [],
    section: 'решение',
    shows: '4.6-02',
  },
  {
    in: 'ready',
    when: repeated,
    then: 'waiting',
    does: [{ wrote: ['tasks', 'task.queued', { id: 'statement' }] }],
    doesNot: ['orderReport', 'notices'],
    context: { file: result },
    tags: ['busy'],
    section: '4.6, 7.11',
    shows: '4.6-02',
  },
  {
    in: 'waiting',
    with: { file: result },
    when: permitted,
    then: at('receiving'),
    does: [{ asked: ['receiveFile', { file: result }] }],
    doesNot: ['orderReport'],
    section: '7, решение',
    shows: '4.6-02',
  },
  // It can be cancelled (4.6-02)
  {
    in: at('ordering'),
    when: cancelled,
    then: 'closed',
    does: [settles, closes],
    doesNot: ['notices'],
    tags: [],
    section: '4.6',
    shows: '4.6-02',
  },
  {
    in: at('pausing'),
    when: cancelled,
    then: 'closed',
    does: [settles, closes],
    doesNot: ['fetchReport'],
    section: '4.6',
    shows: '4.6-02',
  },
  { in: at('checking'), when: cancelled, then: 'closed', does: [closes], section: '4.6', shows: '4.6-02' },
  { in: 'waiting', with: isReport, when: cancelled, then: 'closed', does: [closes], section: '4.6', shows: '4.6-02' },
  { in: 'failed', with: isReport, when: cancelled, then: 'closed', does: [closes], section: '4.6', shows: '4.6-02' },
  {
    in: 'failed',
    with: { ...isReport, file: null },
    when: repeated,
    then: 'waiting',
    doesNot: ['orderReport', 'fetchReport'],
    context: { jobId: '', fault: null, progress: null },
    section: '8, решение',
  },
  { in: at('pausing'), when: repeated, doesNot: ['orderReport'], section: '4.6' },
  // A file (7-07)
  {
    begins: { id: 'rules', work: { kind: 'download', file: rules }, page: '/about/fund' },
    then: 'waiting',
    doesNot: ['receiveFile'],
    context: { file: rules, progress: null, hasRetried: false },
    section: '7',
  },
  {
    in: at('receiving'),
    with: { hasRetried: false },
    when: missing,
    then: at('waitingForFile'),
    does: [{ waits: ['file404Retry', 500] }],
    doesNot: ['receiveFile', 'notices'],
    tags: ['busy', 'receiving'],
    section: '7, 9',
    shows: '7-07',
  },
  {
    in: at('waitingForFile'),
    when: { elapsed: 'file404Retry' },
    then: at('receiving'),
    does: [{ asked: ['receiveFile'] }],
    context: { hasRetried: true },
    section: '7, 9',
    shows: '7-07',
  },
  {
    in: at('receiving'),
    with: { hasRetried: true },
    when: missing,
    then: 'failing',
    context: { fault: { status: 404 } },
    tags: [],
    section: '8.2',
    shows: '7-07',
  },
  {
    in: at('receiving'),
    when: broken,
    then: 'failing',
    does: [{ asked: ['checkPage'] }],
    doesNot: ['receiveFile', 'notices'],
    context: { fault: { status: 500 } },
    section: '8.2',
    shows: '7-07, 8-08',
  },
  {
    in: at('receiving'),
    when: { heard: { type: 'task.received' } },
    then: 'done',
    does: [{ wrote: ['tasks', 'task.settled'] }],
    tags: [],
    section: '7',
    shows: '7-07',
  },
  // A draft that is not wanted any more is deleted, and nothing else is done about it
  {
    in: 'waiting',
    with: { work: { kind: 'removal' } },
    when: permitted,
    then: { running: { work: 'removing' } },
    does: [{ asked: ['removeDraft', { draft: unwanted }] }],
    doesNot: ['orderReport', 'fetchReport', 'receiveFile'],
    tags: ['busy'],
    section: '2.8',
  },
  {
    in: { running: { work: 'removing' } },
    when: { gave: ['removeDraft', undefined] },
    then: 'closed',
    does: [
      { wrote: ['notices', 'notice.raised', { tone: 'good' }] },
      { wrote: ['accountQueries', 'queries.invalidated', { names: ['statements'] }] },
    ],
    section: '7.11',
  },
  {
    in: { running: { work: 'removing' } },
    when: { failed: ['removeDraft', refused] },
    then: 'failing',
    doesNot: ['removeDraft', 'queries.invalidated'],
    context: { fault: fault(refused) },
    section: '8.2',
  },
])
