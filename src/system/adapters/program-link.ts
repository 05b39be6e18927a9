import { fromPromise } from 'xstate'
import { synchronizer } from '#api/tables/synchronizer.ts'
import { programLink } from '#machines/program-link/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The search for a client among the fund's participants. */
export function adapter({ client }: Dependencies) {
  const { linkUser } = client({ linkUser: synchronizer.linkUser })
  return programLink.provide({
    actors: { linkUser: fromPromise(({ input: { person }, signal }) => linkUser({ body: person }, { signal })) },
  })
}
