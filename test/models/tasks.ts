import type { TaskOrder, Work } from '#domain/tasks.ts'
import { tasks } from '#machines/tasks/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const orderOf = (id: string, work: Work): TaskOrder => ({ id, work, page: '/lk' })
const file = (id: string) => orderOf(id, { kind: 'download', file: { fileId: id, fileName: `${id}.pdf` } })
const report = (id: string) => orderOf(id, { kind: 'report', order: { kind: 'taxDeduction', years: [2024] } })
const asked = (order: TaskOrder) => ({ heard: { type: 'task.asked', order } }) as const
const queued = (id: string) => ({ heard: { type: 'task.queued', id } }) as const
const settled = (id: string) => ({ heard: { type: 'task.settled', id } }) as const
const closed = (id: string) => ({ heard: { type: 'task.closed', id } }) as const
const [rules, contract, statement] = [file('rules'), file('contract'), report('statement')]
/** One of each kind at once: so few that whoever waits is seen. */
const one = { atOnce: { report: 1, download: 1, reading: 1, removal: 1 }, orders: [] }

export const model = modelOf(tasks, {
  inputs: [one, { ...one, orders: [statement] }],
  events: {
    'task.asked': [asked(rules).heard, asked(contract).heard, asked(statement).heard],
    'task.cancelled': [{ type: 'task.cancelled', id: 'rules' }],
    'task.queued': ({ tasks: known, waiting, running }) => [
      {
        type: 'task.queued' as const,
        id: known.find(({ id }) => !waiting.includes(id) && !running.includes(id))?.id ?? 'nobody',
      },
    ],
    'task.settled': ({ running }) => [{ type: 'task.settled' as const, id: running[0] ?? 'nobody' }],
    'task.closed': [closed('rules').heard, closed('contract').heard],
  },
  answers: { task: unanswered },
  visible: ({ tasks: known, waiting, running }) => [known.map(({ id }) => id), waiting, running],
  journeys: [
    {
      title:
        '[4.6-02] several are at work at once, one of a kind where one is allowed, and the eldest of those that wait is next',
      input: one,
      story: [
        asked(rules),
        { asked: ['rules', rules] },
        queued('rules'),
        { state: 'working' },
        { tagged: ['busy'] },
        { wrote: ['rules', 'task.permitted'] },
        asked(statement),
        queued('statement'),
        { wrote: ['statement', 'task.permitted'] },
        asked(contract),
        queued('contract'),
        { not: { wrote: ['contract', 'task.permitted'] } },
        { context: { waiting: ['contract'], running: ['rules', 'statement'] } },
        settled('statement'),
        { not: { wrote: ['contract', 'task.permitted'] } },
        settled('rules'),
        { wrote: ['contract', 'task.permitted'] },
        { context: { waiting: [], running: ['contract'] } },
        settled('contract'),
        { state: 'idle' },
        { tagged: [] },
        { context: { tasks: [rules, statement, contract], running: [] } },
      ],
    },
    {
      title: '[7-07] the same order twice is one piece of work, which hears that it is asked for again',
      input: one,
      story: [
        asked(rules),
        asked(rules),
        { not: { asked: ['rules'] } },
        { wrote: ['rules', 'task.repeated'] },
        { context: { tasks: [rules] } },
      ],
    },
    {
      title:
        '[4.6-02] one is cancelled, and forgotten when it has ended: the same order begins anew; one that is unknown is written nothing',
      input: one,
      story: [
        { heard: { type: 'task.cancelled', id: 'rules' } },
        { silent: true },
        asked(rules),
        queued('rules'),
        asked(contract),
        queued('contract'),
        { heard: { type: 'task.cancelled', id: 'contract' } },
        { wrote: ['contract', 'task.cancelled'] },
        closed('contract'),
        { context: { tasks: [rules], waiting: [] } },
        queued('contract'),
        { context: { waiting: [] } },
        asked(contract),
        { asked: ['contract', contract] },
      ],
    },
    {
      title:
        'one that waits and is the last of all begins when the one before it has settled, and those that wait keep their chart at work',
      input: one,
      story: [
        asked(rules),
        queued('rules'),
        asked(contract),
        queued('contract'),
        settled('rules'),
        { state: 'working' },
        closed('rules'),
        settled('contract'),
        { state: 'idle' },
        queued('nobody'),
        { state: 'idle' },
        { context: { waiting: [] } },
      ],
    },
    {
      title: 'what was asked for before the chart was there begins with it',
      input: { ...one, orders: [statement, rules] },
      story: [
        { asked: ['statement', statement] },
        { asked: ['rules', rules] },
        { context: { tasks: [statement, rules], orders: [] } },
        queued('statement'),
        { wrote: ['statement', 'task.permitted'] },
      ],
    },
  ],
})
