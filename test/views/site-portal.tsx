import type { ReactElement, ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import type { Calls, Client } from '#api/client.ts'
import { createLazyClient } from '#api/lazy-client.ts'
import { tables } from '#api/tables/all.ts'
import type { Auth } from '#domain/auth.ts'
import { locationOf } from '#routes/location-of.ts'
import { createAuthStore } from '#system/auth/auth-store.ts'
import { openStore } from '#system/browser/storage.ts'
import { filledRoot } from '#system/adapters/residents/root.ts'
import { createServerClock } from '#system/auth/server-clock.ts'
import { HereContext, useDecision } from '#system/react/here.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { show } from '#test/ui/kit/page.tsx'

type Shown = {
  path?: string
  auth?: Auth
  answers?: Answers
  /** By how many milliseconds the server's clock is ahead of the device's. */
  ahead?: number
}
type Given = { params: Record<string, string> }
type Answers = Record<string, (given: Given) => unknown>

const nameOf = new Map<unknown, string>(
  Object.entries(tables).flatMap(([table, rows]) =>
    Object.entries(rows).map(([row, endpoint]) => [endpoint, `${table}.${row}`] as const),
  ),
)
const never = () => new Promise(() => {})

/** Services of which only some calls are answered, by `table.row`; the others are waited for. */
const fakeClient =
  (answers: Answers): Client =>
  <Rows extends Record<string, unknown>>(rows: Rows) =>
    Object.fromEntries(
      Object.entries(rows).map(([key, row]) => {
        const answer = answers[nameOf.get(row) ?? '']
        return [key, answer ? (given: Given) => new Promise((resolve) => resolve(answer(given))) : never]
      }),
    ) as unknown as Calls<Rows>

/** A page is drawn for what navigation has decided. */
function Here({ children }: { children: ReactNode }) {
  return <HereContext value={useDecision()}>{children}</HereContext>
}

/** Shows a part of the public site over the real actor system, at an address, to a visitor or to who has these tokens. */
export function showSite(element: ReactElement, { path = '/', auth, answers = {}, ahead = 0 }: Shown = {}) {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', path)
  const local = openStore('local')
  const session = openStore('session')
  const auths = createAuthStore({ local, session })
  if (auth) auths.open(auth)
  const clock = createServerClock(local, () => Date.now() + ahead)
  const root = createActor(
    filledRoot({
      client: createLazyClient(() => Promise.resolve(fakeClient(answers))),
      gateway: { hosts: ['esia.gosuslugi.ru'], isSandbox: false },
      local,
      session,
      auths,
      clock,
      locationOf,
    }),
    { systemId: 'root' },
  ).start()
  onTestFinished(() => void root.stop())
  return {
    root,
    clock,
    ...show(
      <SystemProvider root={root} clock={clock}>
        <Here>{element}</Here>
      </SystemProvider>,
    ),
  }
}
