import { fromPromise } from 'xstate'
import { read } from '#machines/read/machine.ts'
import type { Asked } from '#machines/read/contract.ts'
import { reads } from '#machines/reads/machine.ts'
import { readersOf } from '../readers.ts'
import type { Surroundings } from './surroundings.ts'

type AnyReader = (ask: unknown, signal: AbortSignal) => Promise<unknown>

/** Plain reads, each by the reader of its name. */
export function filledReads({ api }: Pick<Surroundings, 'api'>) {
  const readers = readersOf(api) as unknown as Record<string, AnyReader>
  const fetchValue = fromPromise<unknown, Asked>(({ input: { name, ask }, signal }) => {
    const reader = readers[name]
    return reader ? reader(ask, signal) : Promise.reject(new Error(`no reader "${name}"`))
  })
  return reads.provide({ actors: { read: read.provide({ actors: { fetchValue } }) } })
}
