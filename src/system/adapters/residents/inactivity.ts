import { fromPromise } from 'xstate'
import * as limits from '#domain/limits.ts'
import { inactivity } from '#machines/inactivity/machine.ts'
import type { TouchEvent } from '#machines/inactivity/contract.ts'
import { createTouches } from '../../browser/touches.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { listening } from '../kit/listening.ts'

/** How long the portal was left untouched, where the limit is so many milliseconds. A page that is opened after it comes too late. */
export function filledInactivity({ local, session, auths }: Dependencies, limit: number) {
  const store = auths.read()?.mimic ? session : local
  const touches = createTouches({
    store,
    session: () => auths.number(),
    limit,
    rarely: limits.touchKept,
    look: limits.idleLook,
  })
  touches.touch()
  return inactivity.provide({
    actors: {
      measureIdle: atOnce(() => ({ idle: touches.idle(), at: Date.now() })),
      awaitIdle: fromPromise<void, { idle: number }>(({ input, signal }) => touches.untilIdle(input.idle, signal)),
      keepTouches: listening<TouchEvent>(touches.keepEach),
      watchTouches: listening<TouchEvent>((sendBack) =>
        touches.onElsewhere(() => sendBack({ type: 'portal.touchedElsewhere' })),
      ),
    },
    actions: { touch: touches.touch },
  })
}
