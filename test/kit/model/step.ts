import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { Failure, type Fault } from '#domain/faults.ts'
import { arrowsFrom } from './edges.ts'

/** Something that happens to a machine, as plain data: a test of the machine and a walk in a browser read the same. */
export type Step =
  | { heard: EventObject }
  | { gave: readonly [actor: string, output: unknown] }
  | { failed: readonly [actor: string, fault: Partial<Fault>] }
  | { elapsed: string }

/** Samples of one kind, fixed or made from its context (ids of things it has numbered itself). */
export type SamplesOf<Sample, Context> = readonly Sample[] | ((context: Context) => readonly Sample[])

/** What can be said to one machine: samples of its events and of its actors' answers. */
export type Samples = {
  events: Record<string, SamplesOf<EventObject, never>>
  answers: Record<string, { gives: SamplesOf<unknown, never>; fails: readonly Partial<Fault>[] }>
  /** Actors that answer before anything else can happen, where whoever walks cannot come in between. */
  first?: readonly string[]
}

const internal = /^xstate\.done\.state\.|^$/
const answered = /^xstate\.(done|error)\.actor\.(.+)$/
const delayed = /^xstate\.after\.([^.]+)\./

/** All that can happen to a machine now. Throws where the samples say nothing of an arrow of the chart. */
export function stepsAt(snapshot: AnyMachineSnapshot, samples: Samples): Step[] {
  if (snapshot.status !== 'active') return []
  const types = [...new Set(arrowsFrom(snapshot).map((arrow) => arrow.eventType))]
    .sort()
    .filter((type) => !internal.test(type))
  const first = types.filter((type) => samples.first?.includes(answered.exec(type)?.[2] ?? ''))
  return (first.length > 0 ? first : types).flatMap((type) => stepsOf(type, snapshot, samples))
}

function stepsOf(type: string, snapshot: AnyMachineSnapshot, { events, answers }: Samples): Step[] {
  const delay = delayed.exec(type)?.[1]
  if (delay) return [{ elapsed: delay }]
  const [, outcome, actor = ''] = answered.exec(type) ?? []
  const take = <Sample>(samples: SamplesOf<Sample, never> | undefined): readonly Sample[] => {
    const taken = typeof samples === 'function' ? samples(snapshot.context as never) : samples
    if (taken === undefined || (taken === samples && taken.length === 0))
      throw new Error(`the model has no sample of "${type}"`)
    return taken
  }
  if (outcome === 'done') return take(answers[actor]?.gives).map((output) => ({ gave: [actor, output] }))
  if (outcome === 'error') return take(answers[actor]?.fails).map((fault) => ({ failed: [actor, fault] }))
  return take(events[type]).map((event) => ({ heard: event }))
}

/** The event by which XState learns of a step. */
export function eventOf(step: Step, snapshot: AnyMachineSnapshot): EventObject {
  if ('heard' in step) return step.heard
  if ('gave' in step) return outcome('done', step.gave[0], { output: step.gave[1] })
  if ('failed' in step) return outcome('error', step.failed[0], { error: new Failure(step.failed[1]) })
  return { type: afterTypeOf(step.elapsed, snapshot) }
}

function outcome(kind: 'done' | 'error', actorId: string, told: { output: unknown } | { error: unknown }): EventObject {
  const event = { type: `xstate.${kind}.actor.${actorId}`, actorId, ...told }
  return event
}

/** The name under which XState runs a named delay of the current state. */
export function afterTypeOf(delay: string, snapshot: AnyMachineSnapshot): string {
  const types = arrowsFrom(snapshot)
    .map((arrow) => arrow.eventType)
    .filter((type) => delayed.exec(type)?.[1] === delay)
  const [type, second] = new Set(types)
  if (type === undefined || second !== undefined) {
    throw new Error(`not exactly one delay "${delay}" runs in ${JSON.stringify(snapshot.value)}`)
  }
  return type
}

/** Whoever can make things happen to a machine: to a bare actor, or to the portal in a browser. */
export type Hands<Done> = {
  hear: (event: EventObject) => Done
  give: (actor: string, output: unknown) => Done
  fail: (actor: string, fault: Partial<Fault>) => Done
  elapse: (delay: string) => Done
}

export function carryOut<Done>(step: Step, hands: Hands<Done>): Done {
  if ('heard' in step) return hands.hear(step.heard)
  if ('gave' in step) return hands.give(...step.gave)
  if ('failed' in step) return hands.fail(...step.failed)
  return hands.elapse(step.elapsed)
}

/** A step in a few words, for the title of a test. */
export function textOf(step: Step): string {
  if ('heard' in step) return step.heard.type
  if ('gave' in step) return `${step.gave[0]} ✓`
  if ('elapsed' in step) return `${step.elapsed} ◷`
  const [actor, { code, status, kind }] = step.failed
  return `${actor} ✗ ${code ?? status ?? kind ?? ''}`.trimEnd()
}
