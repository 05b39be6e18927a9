import type { AnyMachineSnapshot } from 'xstate'
import { arrowsFrom, edgeIdOf } from './edges.ts'
import { eventOf, stepsAt, textOf, type Step } from './step.ts'
import type { Model } from './model.ts'
import { createPureRunner } from './pure.ts'
import { staged } from './stand-in.ts'

/**
 * A step from one state of a model to another, or the beginning from one of its inputs: the arrows it takes and those that a guard
 * denies it, and what it changes: the state, and what of the memory. Its number among all that can happen there tells it also where
 * the ids of things are others.
 */
export type Arc = { step: Step | null; number: number; to: string; edges: readonly string[]; denied: readonly string[]; changed: readonly string[] }
export type Graph = { roots: readonly (Arc & { input: unknown })[]; arcsFrom: (key: string) => readonly Arc[] }

/** So many different memories of one state are walked on from, to see that the projection hides no difference between them. */
const memoriesOfOneState = 3

/** Every state that the samples can bring the machine to, and every step between them. */
export function explore(model: Model, mostStates = 20_000): Graph {
  const runner = createPureRunner(staged(model.machine))
  const keyOf = ({ value, status, context }: AnyMachineSnapshot) => JSON.stringify([value, status, model.visible(context as never)])
  const arcs = new Map<string, Arc[]>()
  const memories = new Map<string, Set<string>>()
  const waiting: { key: string; snapshot: AnyMachineSnapshot }[] = []

  function meet(snapshot: AnyMachineSnapshot): string {
    const key = keyOf(snapshot)
    const met = memories.get(key) ?? new Set()
    const memory = JSON.stringify(snapshot.context)
    if (met.size < memoriesOfOneState && !met.has(memory)) {
      memories.set(key, met.add(memory))
      waiting.push({ key, snapshot })
    }
    if (memories.size > mostStates) {
      throw new Error(`${model.machine.id} has over ${mostStates} states: visible() or the samples let something grow`)
    }
    return key
  }

  function arcOf(snapshot: AnyMachineSnapshot, step: Step, number: number): Arc {
    const event = eventOf(step, snapshot)
    const { snapshot: next, taken } = runner.step(snapshot, event)
    const denied = guardedEdges(snapshot, event.type).filter((edge) => !taken.includes(edge))
    return { step, number, to: meet(next), edges: taken, denied, changed: changedIn(snapshot, next) }
  }

  const roots = model.inputs.map((input) => {
    const { snapshot, taken } = runner.start(input)
    return { input, step: null, number: 0, to: meet(snapshot), edges: taken, denied: [], changed: [] }
  })
  for (const { key, snapshot } of waiting) {
    const found = stepsAt(snapshot, model).map((step, number) => arcOf(snapshot, step, number))
    const known = arcs.get(key)
    if (!known) arcs.set(key, found)
    else if (linesOf(known) !== linesOf(found)) {
      throw new Error(`visible() of ${model.machine.id} hides a difference in ${key}:\n${linesOf(known)}\nor\n${linesOf(found)}`)
    }
  }
  return { roots, arcsFrom: (key) => arcs.get(key) ?? [] }
}

/** The arrows of an event that depend on a guard here. */
const guardedEdges = (snapshot: AnyMachineSnapshot, type: string) =>
  arrowsFrom(snapshot).filter((arrow) => arrow.eventType === type && arrow.guard !== undefined).map(edgeIdOf)

function changedIn(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const differs = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other)
  const [former, memory] = [before.context, after.context] as [Record<string, unknown>, Record<string, unknown>]
  const keys = Object.keys(memory).filter((key) => differs(former[key], memory[key]))
  return [...(differs(before.value, after.value) ? ['the state'] : []), ...keys]
}

const linesOf = (arcs: readonly Arc[]) =>
  arcs.map(({ step, to, edges }) => [step && textOf(step), to, ...edges.toSorted()].join(' ')).join('\n')
