import { matchesState, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { anyFails } from './any-fails.ts'
import { namesOf, indexOfDeed } from './deed.ts'
import { eventOf, textOf, type Step } from './step.ts'
import type { Model } from './model.ts'
import { createPureRunner, type Moment } from './pure.ts'
import type { Row } from './row.ts'
import { staged } from './stand-in.ts'
import { visitsOf, type Visit } from './states.ts'
import { plain } from './trace.ts'

/** A row is tried in so many of the states that it speaks of. */
const mostStarts = 12

/** Whether a value has at least what the part says, however deep. */
const has = (whole: unknown, part: unknown): boolean => {
  if (part === null || typeof part !== 'object') return Object.is(whole ?? null, part ?? null)
  if (whole === null || typeof whole !== 'object') return false
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false
  return Object.entries(part).every(([key, one]) => has((whole as Record<string, unknown>)[key], one))
}

/** Whether a machine stands where a row begins. */
const isStartOf = (row: Row, { value, status, context }: AnyMachineSnapshot): boolean =>
  'begins' in row ||
  (status === 'active' && matchesState(row.in, value as Row['then'] & object) && has(context, row.with ?? {}))

/** Where a row is tried: the states it speaks of, as the samples or its own preliminaries bring the machine there. */
export function startsOf(model: Model, row: Row, visits: Iterable<Visit>): Visit[] {
  if ('begins' in row) return []
  const starts: Visit[] = []
  for (const visit of row.after ? [visitAfter(model, row.from ?? model.inputs[0], row.after)] : visits) {
    if (isStartOf(row, visit.snapshot)) starts.push(visit)
    if (starts.length === mostStarts) break
  }
  return starts
}

function visitAfter(model: Model, input: unknown, steps: readonly Step[]): Visit {
  const runner = createPureRunner(staged(model.machine))
  return steps.reduce<Visit>(
    (before, step) => ({
      snapshot: runner.step(before.snapshot, eventOf(step, before.snapshot)).snapshot,
      last: { before, step },
    }),
    { snapshot: runner.start(input).snapshot, last: { input } },
  )
}

type Runner = ReturnType<typeof createPureRunner>

/** Carries a row out where it begins. */
export const carryOutRow = (runner: Runner, row: Row, from: AnyMachineSnapshot | null): Moment =>
  'begins' in row || !from
    ? runner.start('begins' in row ? row.begins : undefined)
    : runner.step(from, eventOf(row.when, from))

/** What a row expects and what is not so, in words. */
export function wrongsOf(row: Row, before: AnyMachineSnapshot | null, { snapshot, traces }: Moment): string[] {
  const { then, does = [], doesNot = [], context, tags, hands } = row
  const wrongs: string[] = []
  const expected = then ?? (before?.value as Row['then'])
  const isThere =
    then === undefined
      ? JSON.stringify(snapshot.value) === JSON.stringify(before?.value)
      : matchesState(then, snapshot.value as Row['then'] & object)
  if (!isThere) wrongs.push(`stands in ${JSON.stringify(snapshot.value)}, not in ${JSON.stringify(expected)}`)
  const places = does.map((deed) => indexOfDeed(deed, traces))
  for (const [at, deed] of does.entries())
    if (places[at] === -1) wrongs.push(`there is no ${JSON.stringify(deed)} in ${JSON.stringify(traces)}`)
  if (row.inOrder && places.some((location, at) => location < (places[at - 1] ?? 0)))
    wrongs.push(`another order: ${JSON.stringify(traces)}`)
  const seen = traces.flatMap(namesOf)
  for (const name of doesNot) if (seen.includes(name)) wrongs.push(`there is ${name}: ${JSON.stringify(traces)}`)
  if (context && !has(snapshot.context, context)) wrongs.push(`remembers ${JSON.stringify(snapshot.context)}`)
  if (tags && [...snapshot.tags].toSorted().join() !== tags.toSorted().join())
    wrongs.push(`has the tags ${[...snapshot.tags].join()}`)
  if (hands && !has(plain(snapshot.output), hands)) wrongs.push(`hands over ${JSON.stringify(snapshot.output)}`)
  return wrongs
}

/** A row as the title of a test. */
export function rowTitle(row: Row): string {
  const shows = row.shows ? `[${row.shows}] ` : ''
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', ''))
  const start =
    'begins' in row
      ? `begins with ${JSON.stringify(row.begins)}`
      : `in ${text(row.in)}${row.with ? ` with ${text(row.with)}` : ''}, ${textOf(row.when)}`
  return `${shows}${start} → ${row.then ? text(row.then) : 'stays'} (§${row.section})`
}

/** The starts of a list of rows, found once, and the states that a replay must pass to reach them. */
type Plan = readonly { row: Row; starts: readonly Visit[] }[]

const plans = new WeakMap<readonly Row[], Plan>()
/** So many starts of a row are replayed on a suspect. */
const mostReplayed = 4

function planOf(model: Model, rows: readonly Row[]): Plan {
  const known = plans.get(rows)
  if (known) return known
  const visits = visitsOf(model)
  const plan = rows.map((row) => ({ row, starts: startsOf(model, row, visits()).slice(0, mostReplayed) }))
  plans.set(rows, plan)
  return plan
}

/**
 * Whether some row of the sound machine of a model does not hold on a suspect. The way to where a row begins is found on the sound
 * machine and replayed on the suspect; a suspect that breaks on the way, or never gets where a row begins, fails that row.
 */
export function failsRows(machine: AnyStateMachine, model: Model, rows: readonly Row[]): boolean {
  const plan = planOf(model, rows)
  const runner = createPureRunner(staged(machine))
  const reached = new Map<Visit, AnyMachineSnapshot>()
  function reach(visit: Visit): AnyMachineSnapshot {
    const known = reached.get(visit)
    if (known) return known
    const { last } = visit
    const before = 'before' in last ? reach(last.before) : null
    const { snapshot } =
      before && 'step' in last
        ? runner.step(before, eventOf(last.step, before))
        : runner.start('input' in last ? last.input : undefined)
    reached.set(visit, snapshot)
    return snapshot
  }
  try {
    return anyFails(plan, ({ row, starts }) => {
      if ('begins' in row) return wrongsOf(row, null, carryOutRow(runner, row, null)).length > 0
      const there = starts.map(reach).filter((snapshot) => isStartOf(row, snapshot))
      return there.length === 0 || there.some((from) => wrongsOf(row, from, carryOutRow(runner, row, from)).length > 0)
    })
  } catch {
    return true
  }
}
