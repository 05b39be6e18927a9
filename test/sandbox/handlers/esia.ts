import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import { returnPath } from '../return-path.ts'
import { openSession } from '../tokens.ts'
import type { World } from '../world.ts'

const { auth } = tables

/** The name of the pretended state portal's cookie. */
export const esiaCookie = 'esia_session'

/** The live session behind a confirmation token of the state portal. */
export const esiaSession = (world: World, token: string) =>
  world.store.state.esia.find((one) => one.token === token && one.expires > world.clock.now()) ??
  refuse('EsiaTokenExpired')

const cookieOf = (request: Request) =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${esiaCookie}=`))
    ?.slice(esiaCookie.length + 1)

/** Sign-in through the state portal (1.2, B8 to B11). */
export const esiaHandlers = (handle: Handle, world: World) => [
  handle(auth.gateway, ({ body, request }) => ({
    url: `${world.originOf(request)}/sandbox/esia?returnUrl=${encodeURIComponent(returnPath(body.redirectPath))}`,
  })),
  handle(auth.openSession, ({ request }) => {
    const cookie = cookieOf(request)
    const session = world.store.state.esia.find((one) => one.cookie === cookie && one.expires > world.clock.now())
    return { confirmationToken: (session ?? refuse('SessionNotFound')).token }
  }),
  handle(auth.bindingState, ({ params }) => ({ binded: esiaSession(world, params.token).isBinded })),
  handle(auth.confirmEsia, ({ params }) => {
    const session = esiaSession(world, params.token)
    if (!session.isTrusted) refuse('EsiaAccountUntrusted')
    if (!session.isBinded) refuse('AccessDenied')
    world.store.change((state) => {
      state.esia = state.esia.filter((one) => one !== session)
    })
    return openSession(world, session.userId, 'Esia')
  }),
]
