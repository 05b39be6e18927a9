import type { AnyMachineSnapshot } from 'xstate'
import { eventOf, stepsAt, textOf, type Step } from './step.ts'
import type { Model } from './model.ts'
import { createPureRunner } from './pure.ts'
import { staged } from './stand-in.ts'

/** A state that a machine can come to, and the step that led there. */
export type Visit = { snapshot: AnyMachineSnapshot; last: { before: Visit; step: Step } | { input: unknown } }

/** So many different memories of one place are kept, so that rows meet more than one. */
const memoriesOfOnePlace = 3
const mostVisits = 4_000

/** The states that the samples of a model can bring its machine to, nearest first, found only as far as they are asked for. */
export function visitsOf(model: Model): () => Generator<Visit> {
  const runner = createPureRunner(staged(model.machine))
  const known = new Map<string, Set<string>>()
  const visits: Visit[] = []
  let searched = 0

  function meet(visit: Visit): void {
    const { value, status, context } = visit.snapshot as { value: unknown; status: string; context: unknown }
    const location = JSON.stringify([value, status, model.visible(context as never)])
    const memories = known.get(location) ?? new Set()
    const memory = JSON.stringify(context)
    if (memories.size >= memoriesOfOnePlace || memories.has(memory)) return
    known.set(location, memories.add(memory))
    visits.push(visit)
  }

  for (const input of model.inputs) meet({ snapshot: runner.start(input).snapshot, last: { input } })

  return function* () {
    for (let at = 0; at < Math.min(visits.length, mostVisits); at += 1) {
      const before = visits[at] as Visit
      yield before
      if (at < searched) continue
      searched = at + 1
      for (const step of stepsAt(before.snapshot, model)) {
        meet({
          snapshot: runner.step(before.snapshot, eventOf(step, before.snapshot)).snapshot,
          last: { before, step },
        })
      }
    }
  }
}

/** The way to a state in words. */
export const roadTo = ({ last }: Visit): string =>
  'input' in last ? 'the beginning' : `${roadTo(last.before)} → ${textOf(last.step)}`
