import { fromPromise } from 'xstate'
import { read } from '#machines/read/machine.ts'
import type { Asked } from '#machines/read/contract.ts'
import { reads } from '#machines/reads/machine.ts'

type Readers = Record<string, (ask: never, signal: AbortSignal) => Promise<unknown>>

/** Plain reads, each by the reader of its name; the readers are asked for with every read, and may come with the first. */
export function filledReads(load: () => Readers | Promise<Readers>) {
  const fetchValue = fromPromise<unknown, Asked>(async ({ input: { name, ask }, signal }) => {
    const readers = await load()
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    return reader ? reader(ask as never, signal) : Promise.reject(new Error(`no reader "${name}"`))
  })
  return reads.provide({ actors: { read: read.provide({ actors: { fetchValue } }) } })
}
