import type { ReactElement } from 'react'
import { createActor } from 'xstate'
import type { Api } from '#api/client.ts'
import type { Auth } from '#domain/auth.ts'
import { placeOf } from '#routes/places.ts'
import { createAuthStore } from '#system/auth-store.ts'
import { openStore } from '#system/browser-storage.ts'
import { filledRoot } from '#system/ports/root.ts'
import { createServerClock } from '#system/server-clock.ts'
import { SystemProvider } from '#system/system.tsx'
import { show } from '#test/ui/kit/page.tsx'

type Answers = Record<string, (given: { params: Record<string, string> }) => unknown>
const never = () => new Promise(() => {})

/** Services of which only some calls are answered, by `table.row`; the others are waited for. */
function fakeApi(answers: Answers): Api {
  const tableOf = (table: string) => new Proxy({}, {
    get: (_, row: string) => {
      const answer = answers[`${table}.${row}`]
      return answer ? (given: { params: Record<string, string> }) => new Promise((resolve) => resolve(answer(given))) : never
    },
  })
  return new Proxy({}, { get: (_, table: string) => tableOf(table) }) as Api
}

/** Shows a part of the public site over the real actor system, at an address, to a visitor or to who has these tokens. */
export function showSite(element: ReactElement, { path = '/', auth, answers = {} }: { path?: string; auth?: Auth; answers?: Answers } = {}) {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', path)
  const local = openStore('local')
  const session = openStore('session')
  const auths = createAuthStore({ local, session })
  if (auth) auths.open(auth)
  const clock = createServerClock(local)
  const root = createActor(filledRoot({ api: fakeApi(answers), local, session, auths, clock, placeOf }), { systemId: 'root' }).start()
  return { root, ...show(<SystemProvider root={root}>{element}</SystemProvider>) }
}
