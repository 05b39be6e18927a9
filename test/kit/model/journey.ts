import { matchesState } from 'xstate'
import { expect } from 'vitest'
import { traceLike } from './deed.ts'
import type { Happening } from './happening.ts'
import type { Journey, Model, Pin, Step } from './model.ts'
import { createReplay } from './replay.ts'

const kinds = ['heard', 'gave', 'failed', 'elapsed']
const isHappening = (told: Happening | Pin): told is Happening => kinds.some((kind) => kind in told)

/** What happens in a journey, without what it pins. */
export const happeningsIn = ({ story }: Journey): Happening[] => story.filter(isHappening)

/** Plays a journey on the real machine and checks every pin. A journey that pins nothing after its last step proves nothing and fails. */
export function play(model: Model, { input, story }: Journey): void {
  const last = story.at(-1)
  if (!last || isHappening(last)) throw new Error('a journey ends with what must be true after it')
  const run = createReplay(model, input ?? model.inputs[0])
  let step = run.begin()
  for (const told of story) {
    if (isHappening(told)) step = run.step(told)
    else check(told, step)
  }
  run.stop()
}

function check(pin: Pin, { happening, seen }: Step): void {
  const where = `after ${JSON.stringify(happening)}`
  if ('stands' in pin) {
    const isThere = matchesState(pin.stands, seen.value)
    expect(isThere, `${where}: stands in ${JSON.stringify(seen.value)}, not in ${JSON.stringify(pin.stands)}`).toBe(true)
  } else if ('remembers' in pin) {
    expect(seen.context, where).toMatchObject(pin.remembers)
  } else if ('ended' in pin) {
    expect([seen.status, seen.output], where).toEqual(['done', pin.ended])
  } else if ('silent' in pin) {
    expect(seen.traces.filter((trace) => 'did' in trace || 'wrote' in trace), where).toEqual([])
  } else {
    expect(seen.traces, where).toContainEqual(traceLike(pin))
  }
}
