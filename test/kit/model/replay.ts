import {
  createActor,
  type Actor,
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { Failure } from '#domain/faults.ts'
import { edgesTaken } from './edges.ts'
import { createHeldClock } from './held-clock.ts'
import { afterTypeOf, carryOut, type Hands, type Step } from './step.ts'
import type { Model, StepResult } from './model.ts'
import { seenOf } from './run.ts'
import { staged } from './stand-in.ts'
import { tracesOf, type Trace } from './trace.ts'

/**
 * A real actor of the model's machine, with a clock on which delays end on command, and stand-ins for every actor it asks:
 * each step is carried out on it, and what is then seen is handed back.
 */
export function createReplay(model: Model, input: unknown) {
  const machine = staged(model.machine)
  const clock = createHeldClock(() => actor)
  let taken: string[] = []
  let traces: Trace[] = []
  const actor: Actor<AnyStateMachine> = createActor(machine, {
    input,
    clock,
    inspect(inspected) {
      const isMine = ({ sessionId }: ActorRefLike) => sessionId === inspected.rootId
      taken.push(...edgesTaken(inspected, isMine))
      if (inspected.type === '@xstate.action' && isMine(inspected.actorRef))
        traces.push(...tracesOf(machine, inspected.action))
    },
  })
  let broken: unknown = null
  actor.subscribe({ error: (error) => (broken = error) })

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot

  function asked(name: string): AnyActorRef {
    const child = (snapshot().children as Record<string, AnyActorRef | undefined>)[name]
    const state = child?.getSnapshot() as { status: string } | undefined
    if (!child || state?.status !== 'active')
      throw new Error(`${machine.id} has not asked for "${name}", or it has ended`)
    return child
  }

  const elapse = (delay: string) => clock.elapse(afterTypeOf(delay, snapshot()))

  const hands: Hands<void> = {
    hear: (event) => actor.send(event),
    give: (name, output) => asked(name).send({ type: 'standIn.gave', output }),
    fail: (name, fault) => asked(name).send({ type: 'standIn.failed', error: new Failure(fault) }),
    elapse,
  }

  function observe(step: Step | null, run: () => void): StepResult {
    if (step) [taken, traces] = [[], []]
    run()
    if (broken) throw new Error(`${machine.id} broke`, { cause: broken })
    return { step, seen: seenOf(snapshot(), traces), taken }
  }

  return {
    begin: () => observe(null, () => actor.start()),
    step: (step: Step) => observe(step, () => carryOut(step, hands)),
    stop: () => void actor.stop(),
  }
}

/** Carries out a whole path and hands back what was seen after the beginning and after each step. */
export function replay(model: Model, input: unknown, steps: readonly Step[]): StepResult[] {
  const run = createReplay(model, input)
  const results = [run.begin(), ...steps.map(run.step)]
  run.stop()
  return results
}
