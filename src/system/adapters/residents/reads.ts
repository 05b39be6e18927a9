import { fromPromise } from 'xstate'
import { read } from '#machines/read/machine.ts'
import type { Asked } from '#machines/read/contract.ts'
import { reads } from '#machines/reads/machine.ts'
import { watchNetwork } from '../kit/listeners.ts'

/** What fetches each value, by its name. */
export type Readers = Record<string, (ask: never, signal: AbortSignal) => Promise<unknown>>

/** Plain reads, each by the reader of its name; readers may come with the first read that wants them. */
export function filledReads(load: (name: string) => Readers | Promise<Readers>) {
  const fetchValue = fromPromise<unknown, Asked>(async ({ input: { name, ask }, signal }) => {
    const readers = await load(name)
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    return reader ? reader(ask as never, signal) : Promise.reject(new Error(`no reader "${name}"`))
  })
  return reads.provide({ actors: { watchNetwork, read: read.provide({ actors: { watchNetwork, fetchValue } }) } })
}
