import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import { expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'
import { fileKeyOf, taskIdOf, type TaskKind, type WantedFile, type Work } from '#domain/tasks.ts'
import type { Heard } from '#machines/task/contract.ts'
import { task } from '#machines/task/machine.ts'
import { tasks } from '#machines/tasks/machine.ts'

const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}
const report = (year: number): Work => ({ kind: 'report', order: { kind: 'taxDeduction', years: [year] } })
const download = (fileId: string): Work => ({ kind: 'download', file: { fileId, fileName: `${fileId}.pdf` } })
type Shown = { value: unknown; context: { progress: { loaded: number } | null } }

/** Reports that are made in two and a half minutes, files that are received when the test says so, and a clock that moves on command. */
function createAccount() {
  const clock = new SimulatedClock()
  const polls: { id: string; at: number }[] = []
  const orders: number[] = []
  const files = new Map<string, (event: Heard) => void>()
  const device = {
    isOnline: true,
    canOrder: true,
    isPageOpen: false,
    stopped: [] as string[],
    asking: 0,
    mostAsking: 0,
  }
  const filled = tasks.provide({
    actors: {
      task: task.provide({
        actors: {
          orderReport: fromPromise<ReportJob, { order: ReportOrder | null }>(async () => {
            orders.push(clock.now())
            await Promise.resolve()
            if (!device.canOrder) throw new Failure({ kind: 'offline' })
            return { id: `job-${orders.length}`, state: 'Executing' }
          }),
          fetchReport: fromPromise<ReportJob, { id: string }>(async ({ input: { id } }) => {
            polls.push({ id, at: clock.now() })
            device.asking += 1
            device.mostAsking = Math.max(device.mostAsking, device.asking)
            await Promise.resolve()
            device.asking -= 1
            if (!device.isOnline) throw new Failure({ kind: 'offline' })
            return clock.now() >= 150_000
              ? { id, state: 'Done', result: { fileId: id, fileName: `${id}.pdf` } }
              : { id, state: 'Executing', progress: 40 }
          }),
          checkPage: fromPromise(() => Promise.resolve({ isOpen: device.isPageOpen })),
          receiveFile: fromCallback<
            EventObject,
            { kind: TaskKind; file: WantedFile | null } & NonReducibleUnknown,
            Heard
          >(({ input: { file }, sendBack }) => {
            const id = file ? fileKeyOf(file) : ''
            files.set(id, sendBack)
            return () => void device.stopped.push(id)
          }),
        },
      }),
    },
  })
  const actor = createActor(filled, { clock, input: { atOnce: limits.tasksAtOnce, orders: [] } }).start()
  const childOf = (work: Work) =>
    (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[taskIdOf(work)]?.getSnapshot() as
      Shown | undefined
  const ask = (...works: Work[]) =>
    works.forEach((work) => actor.send({ type: 'task.asked', order: { id: taskIdOf(work), work, page: '/lk' } }))
  async function pass(milliseconds: number) {
    await settled()
    for (let left = milliseconds; left > 0; left -= 500) {
      clock.increment(Math.min(500, left))
      await settled()
    }
  }
  return { actor, device, polls, orders, files, childOf, ask, pass }
}

it('[4.6-02] three reports and three files are at work at once, whatever was asked for twice is one, and the next waits for its kind', async () => {
  const { actor, files, childOf, ask } = createAccount()
  ask(
    report(2022),
    download('a'),
    report(2023),
    download('b'),
    report(2024),
    report(2024),
    download('c'),
    download('a'),
    report(2025),
    download('d'),
  )
  await settled()
  const { running, waiting } = actor.getSnapshot().context
  expect({ running: running.length, waiting }).toEqual({ running: 6, waiting: ['taxDeduction 2025', 'download d'] })
  files.get('a')?.({ type: 'task.progressed', progress: { loaded: 5, total: 10 } })
  expect(childOf(download('a'))?.context.progress).toEqual({ loaded: 5, total: 10 })
  files.get('a')?.({ type: 'task.received' })
  expect({ a: childOf(download('a'))?.value, d: childOf(download('d'))?.value }).toEqual({
    a: 'done',
    d: { running: { work: 'receiving', pace: 'usual' } },
  })
  expect(childOf(report(2025))?.value).toBe('waiting')
})

it('[4.6-01, 4.6-03] a report is asked about once a second at most and one question at a time, outlives a loss of the network, and says when it takes long', async () => {
  const { device, polls, childOf, ask, pass } = createAccount()
  ask(report(2024))
  await pass(10_000)
  device.isOnline = false
  await pass(5_000)
  device.isOnline = true
  expect(childOf(report(2024))?.value).toMatchObject({ running: { pace: 'usual' } })
  await pass(limits.longTask - 15_000)
  expect(childOf(report(2024))?.value).toMatchObject({ running: { pace: 'long' } })
  await pass(31_000)
  expect(childOf(report(2024))?.value).toBe('ready')
  const gaps = polls.slice(1).map(({ at }, index) => at - (polls[index]?.at ?? 0))
  expect({ leastGap: Math.min(...gaps), mostAsking: device.mostAsking }).toEqual({
    leastGap: limits.reportPollingInterval,
    mostAsking: 1,
  })
})

it('[4.6-02] what is ready is taken later, and put away; the same order then begins anew', async () => {
  const { actor, orders, files, childOf, ask, pass } = createAccount()
  ask(report(2024))
  await pass(152_000)
  expect({ report: childOf(report(2024))?.value, tasks: actor.getSnapshot().value }).toEqual({
    report: 'ready',
    tasks: 'idle',
  })
  ask(report(2024))
  files.get('job-1')?.({ type: 'task.received' })
  expect({ report: childOf(report(2024))?.value, orders: orders.length }).toEqual({ report: 'done', orders: 1 })
  actor.send({ type: 'task.cancelled', id: taskIdOf(report(2024)) })
  expect({ report: childOf(report(2024)), context: actor.getSnapshot().context }).toMatchObject({
    report: undefined,
    context: { tasks: [], waiting: [], running: [] },
  })
  ask(report(2024))
  await settled()
  expect(orders).toHaveLength(2)
})

it('an order that got no answer is not sent again by itself', async () => {
  const { device, orders, childOf, ask, pass } = createAccount()
  device.canOrder = false
  ask(report(2024))
  await pass(60_000)
  expect({ report: childOf(report(2024))?.value, orders: orders.length }).toEqual({ report: 'failed', orders: 1 })
})

it('[4.6-02, 4.1-02] all of them end with the session, whose child their home is', async () => {
  const { actor, device, polls, ask, pass } = createAccount()
  ask(report(2023), report(2024), download('a'))
  await pass(3_000)
  const before = polls.length
  actor.stop()
  await pass(5_000)
  expect(before).toBeGreaterThan(0)
  expect({ polls: polls.length, stopped: device.stopped }).toEqual({ polls: before, stopped: ['a'] })
})
