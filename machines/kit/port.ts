import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { notFilled } from './not-filled.ts'

/** A hole in a chart for work that ends with one answer: the chart names it, src/system fills it. */
export const port = <Value, Input = void>(name: string) =>
  fromPromise<Value, Input & NonReducibleUnknown>(() => Promise.reject(notFilled(name)))

/** A hole in a chart for something that is listened to while a state lasts, such as the network or other tabs. */
export const listener = <Heard extends EventObject, Input = NonReducibleUnknown>(name: string) =>
  fromCallback<EventObject, Input & NonReducibleUnknown, Heard>(() => {
    throw notFilled(name)
  })
