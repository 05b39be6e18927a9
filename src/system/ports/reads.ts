import { fromPromise } from 'xstate'
import { read } from '#machines/read/machine.ts'
import type { Asked } from '#machines/read/contract.ts'
import { reads } from '#machines/reads/machine.ts'

type Reader = (ask: never, signal: AbortSignal) => Promise<unknown>

/** Plain reads, each by the reader of its name. */
export function filledReads(readers: Record<string, Reader>) {
  const fetchValue = fromPromise<unknown, Asked>(({ input: { name, ask }, signal }) => {
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    return reader ? reader(ask as never, signal) : Promise.reject(new Error(`no reader "${name}"`))
  })
  return reads.provide({ actors: { read: read.provide({ actors: { fetchValue } }) } })
}
