import { assign, setup } from 'xstate'
import { fault as faultOf, isUnanswered, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import * as messages from '#domain/messages.ts'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'
import type { TaskKind, UnwantedDraft, WantedFile, Work } from '#domain/tasks.ts'
import { failedWith } from '../kit/on-error.ts'
import { listener, port } from '../kit/port.ts'
import { tellParent } from '../kit/tell-parent.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Heard, Input, Progress, ToParent } from './contract.ts'

/** What is there to be received before anything has been made. */
export const fileOf = (work: Work): WantedFile | null => ('file' in work ? work.file : null)

/** A report that came to nothing (§4.6). */
export const reportFailed: Fault = faultOf({ kind: 'refused', description: messages.reportFailed })

export const taskSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'receiving' },
  actors: {
    orderReport: port<ReportJob, { order: ReportOrder | null }>('orderReport'),
    fetchReport: port<ReportJob, { id: string }>('fetchReport'),
    removeDraft: port<void, { draft: UnwantedDraft | null }>('removeDraft'),
    checkPage: port<{ isOpen: boolean }, { page: string }>('checkPage'),
    receiveFile: listener<Heard, { kind: TaskKind; file: WantedFile | null }>('receiveFile'),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isReport: ({ context }) => context.work.kind === 'report',
    isExecuting: (_, { job }: { job: ReportJob }) => job.state === 'Executing',
    isDone: (_, { job }: { job: ReportJob }) => job.state === 'Done' && job.result != null,
    isUnanswered: failedWith(isUnanswered),
    isPageOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
    isWorthRetrying: ({ context }, { fault }: { fault: Fault }) => fault.status === 404 && !context.hasRetried,
  },
  actions: {
    keepJob: assign((_, { job }: { job: ReportJob }) => ({
      jobId: job.id,
      progress: job.progress == null ? null : { loaded: job.progress, total: 100 },
    })),
    keepResult: assign((_, { file }: { file: WantedFile }) => ({ file, progress: null })),
    keepProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    markRetried: assign({ hasRetried: true }),
    forgetRun: assign({ jobId: '', progress: null, fault: null, hasRetried: false }),
    forgetResult: assign(({ context }) => ({ file: fileOf(context.work) })),
    tellFault: tell('notices', 'fault.reported'),
    tellReady: tell('notices', 'notice.raised'),
    tellRemoved: tell('notices', 'notice.raised'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
    tellQueued: tellParent<ToParent, 'task.queued'>('tasks', 'task.queued'),
    tellSettled: tellParent<ToParent, 'task.settled'>('tasks', 'task.settled'),
    tellClosed: tellParent<ToParent, 'task.closed'>('tasks', 'task.closed'),
  },
  delays: {
    reportPollingInterval: limits.reportPollingInterval,
    file404Retry: limits.file404Retry,
    longTask: limits.longTask,
  },
})
