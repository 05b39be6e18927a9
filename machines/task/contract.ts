import type { Fault } from '#domain/faults.ts'
import type { TaskOrder, WantedFile } from '#domain/tasks.ts'

export type Input = TaskOrder
export type Context = TaskOrder & {
  /** Under which number a report is being made; empty before it has been ordered. */
  jobId: string
  progress: Progress | null
  /** What is to be received: of a report, once it has been made. The bytes are kept by the adapter. */
  file: WantedFile | null
  fault: Fault | null
  /** The second try after a 404 has been made: there is no third one. */
  hasRetried: boolean
}
/** How far it has come: a report in a hundred, a file in bytes; `total` is null while the service has not said. */
export type Progress = { loaded: number; total: number | null }
/** What is heard of a file while it is received. */
export type Heard =
  { type: 'task.progressed'; progress: Progress } | { type: 'task.received' } | { type: 'task.refused'; fault: Fault }
export type Event =
  | Heard
  /** There is room for it. */
  | { type: 'task.permitted' }
  /** It is asked for again: what is there is taken, what failed is tried once more. */
  | { type: 'task.repeated' }
  | { type: 'task.cancelled' }
/** What its parent is told: it wants to be at work, it is at work no more, it is of no more use. */
export type ToParent =
  { type: 'task.queued'; id: string } | { type: 'task.settled'; id: string } | { type: 'task.closed'; id: string }
