import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** A port whose answer needs no waiting, such as a look into storage; what it throws is its failure. */
export const atOnce = <Value, Input extends NonReducibleUnknown = void & NonReducibleUnknown>(
  work: (input: Input) => Value,
) => fromPromise<Value, Input>(({ input }) => new Promise((resolve) => resolve(work(input))))
