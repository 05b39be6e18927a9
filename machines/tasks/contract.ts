import type { TaskKind, TaskOrder } from '#domain/tasks.ts'
import type { ToParent } from '../task/contract.ts'

/** So many of each kind are at work at most, and what was asked for before this chart was there. */
export type Input = { atOnce: Record<TaskKind, number>; orders: readonly TaskOrder[] }
/** In the order in which they were asked for; `running` are those that have been let in. */
export type Context = Input & { tasks: TaskOrder[]; waiting: string[]; running: string[] }
export type Event = { type: 'task.asked'; order: TaskOrder } | { type: 'task.cancelled'; id: string } | ToParent
