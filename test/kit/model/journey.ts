import type { AnyStateMachine } from 'xstate'
import { anyFails } from './any-fails.ts'
import type { Step } from './step.ts'
import type { Journey, Model, Pin } from './model.ts'
import { brokenPin } from './pin.ts'
import { createReplay } from './replay.ts'

const kinds = ['heard', 'gave', 'failed', 'elapsed']
const isStep = (told: Step | Pin): told is Step => kinds.some((kind) => kind in told)

/** The steps of a journey, without what must be true between them. */
export const journeySteps = ({ story }: Journey): Step[] => story.filter(isStep)

/** Plays a journey on the real machine and checks every pin. A journey that pins nothing after its last step proves nothing and fails. */
export function play(model: Model, { input, story }: Journey): void {
  const last = story.at(-1)
  if (!last || isStep(last)) throw new Error('a journey ends with what must be true after it')
  const run = createReplay(model, input ?? model.inputs[0])
  let step = run.begin()
  for (const told of story) {
    if (isStep(told)) {
      step = run.step(told)
      continue
    }
    const broken = brokenPin(told, step)
    if (broken) throw new Error(broken)
  }
  run.stop()
}

/** Whether the journeys of a model fail where its machine is another one. */
export function failsJourneys(machine: AnyStateMachine, model: Model): boolean {
  const other = { ...model, machine }
  return anyFails(model.journeys, (journey) => {
    try {
      play(other, journey)
      return false
    } catch {
      return true
    }
  })
}
