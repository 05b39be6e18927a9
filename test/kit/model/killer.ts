import type { AnyStateMachine } from 'xstate'
import { anyFails } from './any-fails.ts'
import type { Path } from './model.ts'
import { stepsOf } from './paths.ts'
import { walk } from './run.ts'
import type { Scribe } from './scribe.ts'
import { staged } from './stand-in.ts'

/** Whether a machine does, on some path, other than the lines say that are kept of it. */
export function failsLines(
  machine: AnyStateMachine,
  paths: readonly Path[],
  lines: readonly (readonly string[])[],
  scribe: Scribe,
): boolean {
  const suspect = staged(machine)
  return anyFails(paths, (path, at) =>
    differs(scribe.linesOf(walk(suspect, path.input, stepsOf(path))), lines[at] ?? []),
  )
}

function differs(lines: Iterable<string>, kept: readonly string[]): boolean {
  try {
    let at = 0
    for (const line of lines) if (line !== kept[at++]) return true
    return at !== kept.length
  } catch {
    return true
  }
}
