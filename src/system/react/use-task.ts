import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { taskIdOf, type TaskOrder, type Work } from '#domain/tasks.ts'
import { orders as asked } from '#machines/session/selectors.ts'
import type { task } from '#machines/task/machine.ts'
import { errorText, isLong, progress, status, type Status } from '#machines/task/selectors.ts'
import { orders } from '#machines/tasks/selectors.ts'
import { currentUrl } from '../browser/address.ts'
import { receivedBy } from '../browser/received-files.ts'
import { useActor, useMaybeActor, useView } from './system.tsx'
import { useChild } from './use-child.ts'

/** How a report or a file is getting on; `status` is null where nobody has asked for it. */
export type TaskView = {
  status: Status | null
  /** A report in a hundred, a file in bytes; null while the services have not said. */
  progress: { loaded: number; total: number | null } | null
  /** It takes longer than usual. */
  isLong: boolean
  errorText: string | null
  /** What has been received to be read here; nothing of it is left when the task is put away, or the session ends. */
  file: File | null
  /** Asks for it, takes what is ready, and tries again what failed. */
  ask: () => void
  /** Stops it, or puts away what is over; null before it can be stopped. */
  cancel: (() => void) | null
}

/** Everything that the client has asked for and not put away, in that order. */
export function useTasks(): readonly TaskOrder[] {
  const early = useView('session', asked)
  return useSelector(useMaybeActor('tasks'), (of) => (of ? orders(of) : early))
}

/** One piece of work, whether it has been asked for or not; the same work is the same task on every page. */
export function useTask(work: Work): TaskView {
  const id = taskIdOf(work)
  const isAsked = useTasks().some((one) => one.id === id)
  const home = useMaybeActor('tasks')
  const ref = useChild<ActorRefFrom<typeof task>>(home, id)
  const snapshot = useSelector(ref, (one) => one)
  const ask = useAsk()
  return {
    status: snapshot ? status(snapshot) : isAsked ? 'waiting' : null,
    progress: snapshot ? progress(snapshot) : null,
    isLong: snapshot !== undefined && isLong(snapshot),
    errorText: snapshot ? errorText(snapshot) : null,
    file: snapshot && status(snapshot) === 'done' ? receivedBy(ref) : null,
    ask: () => ask(work),
    cancel: home ? () => home.send({ type: 'task.cancelled', id }) : null,
  }
}

/** Asks for a report or a file; the page that is open is where it belongs. */
export function useAsk(): (work: Work) => void {
  const session = useActor('session')
  return (work) =>
    session.send({ type: 'task.asked', order: { id: taskIdOf(work), work, page: currentUrl().pathname } })
}
