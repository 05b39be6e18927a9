import type { TaskOrder } from '#domain/tasks.ts'
import type { session } from '#machines/session/machine.ts'
import { auth, offline, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const order: TaskOrder = {
  id: 'rules',
  work: { kind: 'download', file: { fileId: 'f-1', fileName: 'rules.pdf' } },
  page: '/lk',
}
const asked = { heard: { type: 'task.asked', order } } as const
const at = (tasks: 'none' | 'preparing' | 'running') => ({ holding: { signedIn: { asClient: { tasks } } } }) as const
const signedIn = [
  { gave: ['restoreSession', auth] },
  { gave: ['loadAccount', undefined] },
  { gave: ['authorize', client] },
] as const

/** Reports and files that a client asks for: they are the account's, and end with it (4.6). */
export const rows = rowsOf<typeof session>([
  {
    in: at('none'),
    after: signedIn,
    when: asked,
    then: at('preparing'),
    does: [{ asked: ['loadTasks'] }],
    doesNot: ['tasks'],
    context: { orders: [order] },
    section: '4.6, 7',
  },
  {
    in: at('preparing'),
    with: { orders: [order] },
    when: asked,
    then: at('preparing'),
    doesNot: ['loadTasks', 'tasks'],
    context: { orders: [order] },
    section: '4.6, 7',
  },
  {
    in: at('preparing'),
    with: { orders: [order] },
    when: { gave: ['loadTasks', undefined] },
    then: at('running'),
    does: [{ asked: ['tasks', { atOnce: { report: 3, download: 3, reading: 1, removal: 3 }, orders: [order] }] }],
    section: '4.6, 7',
    shows: '4.6-02',
  },
  {
    in: at('preparing'),
    when: { failed: ['loadTasks', { kind: 'unexpected' }] },
    then: at('none'),
    does: [reported(offline)],
    context: { orders: [] },
    section: '4.8',
    shows: '4.8-02',
  },
  {
    in: at('running'),
    when: asked,
    does: [{ wrote: ['tasks', 'task.asked', { order }] }],
    doesNot: ['loadTasks'],
    section: '4.6, 7',
    shows: '4.6-02',
  },
  { in: { holding: 'preparing' }, when: asked, doesNot: ['loadTasks'], context: { orders: [] }, section: 'решение' },
  { in: 'anonymous', when: asked, doesNot: ['loadTasks'], context: { orders: [] }, section: 'решение' },
])
