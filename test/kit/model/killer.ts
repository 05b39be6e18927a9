import type { AnyStateMachine } from 'xstate'
import type { Happening } from './happening.ts'
import type { Path } from './model.ts'
import { walk } from './run.ts'
import { staged } from './stand-in.ts'

/** Whether some path shows that a machine is not the one that the paths were made from. */
export function isKilled(machine: AnyStateMachine, paths: readonly Path[]): boolean {
  const suspect = staged(machine)
  return paths.some((path) => differs(suspect, path))
}

function differs(machine: AnyStateMachine, { input, steps }: Path): boolean {
  const happenings: Happening[] = steps.flatMap(({ happening }) => happening ?? [])
  try {
    let at = 0
    for (const { seen } of walk(machine, input, happenings)) {
      if (JSON.stringify(seen) !== JSON.stringify(steps[at]?.seen)) return true
      at += 1
    }
    return at !== steps.length
  } catch {
    return true
  }
}
