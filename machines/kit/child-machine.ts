import { fromPromise, type AnyActorLogic } from 'xstate'
import { notFilled } from './not-filled.ts'

/**
 * A hole in a chart for another machine: typed by it, filled by src/system, and by machines/registry.ts for drawing and checking.
 * So a chart does not carry the charts of its children, and the portal loads them when they are wanted.
 */
export const childMachine = <Logic extends AnyActorLogic>(name: string): Logic =>
  fromPromise(() => Promise.reject(notFilled(name))) as AnyActorLogic as Logic
