import { notFilled } from './not-filled.ts'

/** A hole in a chart for something done to the world at once, such as a change of the address. */
export const effect = <Params = undefined>(name: string) =>
  Object.assign(
    (_args: unknown, _params: Params): void => {
      throw notFilled(name)
    },
    { effect: name },
  )
