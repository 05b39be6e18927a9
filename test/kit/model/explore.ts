import { TestModel, type TraversalOptions } from '@xstate/test'
import type { ActorLogic } from 'xstate'
import type { Model } from './model.ts'
import { textOf, type Step } from './step.ts'
import { eventsOf, twinOf, type TwinEvent, type TwinSnapshot } from './twin.ts'

/**
 * A step from one state of a model to another, or the beginning from one of its inputs: the arrows it takes and those that a guard
 * denies it, and what it changes: the state, and what of the memory. Its number among all that can happen there tells it also where
 * the ids of things are others.
 */
export type Arc = {
  step: Step | null
  number: number
  to: string
  edges: readonly string[]
  denied: readonly string[]
  changed: readonly string[]
}
export type Graph = { roots: readonly Arc[]; arcsFrom: (key: string) => readonly Arc[] }

type Twin = ActorLogic<TwinSnapshot, TwinEvent, unknown>
type Options = TraversalOptions<TwinSnapshot, TwinEvent, unknown>

/** So many different memories of one state are walked on from, to see that the projection hides no difference between them. */
const memoriesOfOneState = 3

const keys = new WeakMap<TwinSnapshot, string>()

/** By what a state is told from others: it is asked for several times of each. */
function keyOf(model: Model, snapshot: TwinSnapshot): string {
  const { chart } = snapshot
  const known = keys.get(snapshot)
  if (known !== undefined) return known
  const key = chart === null ? '' : JSON.stringify([chart.value, chart.status, model.visible(chart.context as never)])
  keys.set(snapshot, key)
  return key
}

/** A model as `@xstate/test` has it; of each state it walks on from the first few memories. */
export function testModelOf(model: Model, mostStates = 20_000): TestModel<TwinSnapshot, TwinEvent, unknown> {
  const memories = new Map<string, string[]>()
  return new TestModel<TwinSnapshot, TwinEvent, unknown>(twinOf(model), {
    events: eventsOf(model),
    serializeEvent: ({ number }) => String(number),
    serializeState(snapshot) {
      const key = keyOf(model, snapshot)
      const met = memories.get(key) ?? []
      const memory = JSON.stringify(snapshot.chart?.context)
      if (met.length < memoriesOfOneState && !met.includes(memory)) memories.set(key, [...met, memory])
      if (memories.size > mostStates) {
        throw new Error(
          `${model.machine.id} has over ${mostStates} states: visible() or the samples let something grow`,
        )
      }
      return `${Math.max(0, memories.get(key)?.indexOf(memory) ?? 0)} ${key}`
    },
  })
}

/**
 * Every state that the samples can bring the machine to, and every step between them, nearest first. The library's own map of them keeps
 * what each step led to and moves its queue with each, which was most of the time that the paths of a large chart took.
 */
export function graphOf(model: Model, twin: Twin, { serializeState, events }: Options): Graph {
  if (!serializeState || typeof events !== 'function') throw new Error(`${model.machine.id} is no model of ours`)
  const arcs = new Map<string, Arc[]>()
  const met = new Set<string>()
  const states: TwinSnapshot[] = []
  const meet = (state: TwinSnapshot) => {
    const name = serializeState(state, undefined)
    if (met.has(name)) return
    met.add(name)
    states.push(state)
  }
  const take = (state: TwinSnapshot, event: TwinEvent): Arc => {
    const next = twin.transition(state, event, undefined as never)
    meet(next)
    const { step, number } = event
    return {
      step,
      number,
      to: keyOf(model, next),
      edges: next.taken,
      denied: next.denied,
      changed: next.changed,
    }
  }
  meet(twin.getInitialSnapshot(undefined as never, undefined))
  for (const state of states) {
    const key = keyOf(model, state)
    const found = events(state).map((event) => take(state, event))
    const known = arcs.get(key)
    if (!known) arcs.set(key, found)
    else if (linesOf(known) !== linesOf(found)) {
      throw new Error(
        `visible() of ${model.machine.id} hides a difference in ${key}:\n${linesOf(known)}\nor\n${linesOf(found)}`,
      )
    }
  }
  const arcsFrom = (key: string) => arcs.get(key) ?? []
  return { roots: arcsFrom(''), arcsFrom }
}

const linesOf = (arcs: readonly Arc[]) =>
  arcs.map(({ step, to, edges }) => [step && textOf(step), to, ...edges.toSorted()].join(' ')).join('\n')
