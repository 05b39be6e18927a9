import * as z from 'zod/mini'
import { seed } from './seed/seed.ts'
import { createSnapshot, readSnapshot } from './snapshot.ts'
import { State } from './state.ts'

/** The state of the pretended services: in memory, and in a file where one is named. */
export type Store = {
  readonly state: State
  /** The only way to change the state. Changes are synchronous, so that none sees another half-done. */
  change: <Result>(with_: (state: State) => Result) => Result
  reset: () => void
  flush: () => Promise<void>
  close: () => Promise<void>
}

function restore(file: string): State | null {
  try {
    const saved = readSnapshot(file)
    return saved === null ? null : z.parse(State, saved)
  } catch {
    console.warn(`Песочница: состояние в ${file} не читается — начинаю с исходных данных.`)
    return null
  }
}

/** `file` null keeps the state in memory alone. */
export function openStore(file: string | null): Store {
  let state = (file === null ? null : restore(file)) ?? seed(Date.now())
  const snapshot = file === null ? null : createSnapshot(file, () => state)
  return {
    get state() {
      return state
    },
    change: (with_) => {
      const result = with_(state)
      snapshot?.schedule()
      return result
    },
    reset: () => {
      state = seed(Date.now())
      snapshot?.schedule()
    },
    flush: async () => {
      await snapshot?.flush()
    },
    close: async () => {
      await snapshot?.close()
    },
  }
}
