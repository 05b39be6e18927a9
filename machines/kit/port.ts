import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'

/** A hole in a chart for work that ends with one answer: the chart names it, src/system fills it. */
export const port = <Value, Input = void>(name: string) =>
  fromPromise<Value, Input & NonReducibleUnknown>(() => Promise.reject(new Error(`port "${name}" is not filled`)))

/** A hole in a chart for something that is listened to while a state lasts, such as the network or other tabs. */
export const listener = <Heard extends EventObject, Input = NonReducibleUnknown>(name: string) =>
  fromCallback<EventObject, Input & NonReducibleUnknown, Heard>(() => {
    throw new Error(`listener "${name}" is not filled`)
  })
