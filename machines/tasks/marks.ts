import { toEach, type Marks } from '../kit/marks.ts'

export const marks: Marks = {
  startAsked: { spawns: 'task' },
  startTask: { spawns: 'task' },
  repeatTask: { writes: toEach(['task'], 'task.repeated') },
  cancelTask: { writes: toEach(['task'], 'task.cancelled') },
  admitTasks: { writes: toEach(['task'], 'task.permitted') },
}
