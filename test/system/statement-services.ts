import { onTestFinished, vi } from 'vitest'
import { bindAll } from '#api/api.ts'
import { createClient } from '#api/client.ts'
import { createLazyClient } from '#api/lazy-client.ts'
import { locationOf } from '#routes/location-of.ts'
import { createAuthStore } from '#system/auth/auth-store.ts'
import type { Dependencies } from '#system/adapters/kit/dependencies.ts'
import { createServerClock } from '#system/auth/server-clock.ts'
import { openStore } from '#system/browser/storage.ts'
import { device, phones, startCaller } from '#test/api/sandbox-caller.ts'

/** The sandbox shares this process, where a file is what the page calls so: what comes over the wire is made that. */
function receiveFilesAsPage(): void {
  const read = Reflect.get(Request.prototype, 'formData') as (this: Request) => Promise<FormData>
  const spy = vi.spyOn(Request.prototype, 'formData').mockImplementation(async function (this: Request) {
    const form = new FormData()
    for (const [name, part] of await read.call(this))
      form.append(
        name,
        typeof part === 'string' ? part : new File([await part.arrayBuffer()], part.name, { type: part.type }),
      )
    return form
  })
  onTestFinished(() => spy.mockRestore())
}

/** A client who is signed in, the sandbox that they speak to, and what adapters are filled from. */
export async function openStatements(phone: string = phones.petr) {
  receiveFilesAsPage()
  const caller = await startCaller({ origin: window.location.origin })
  const session = { token: await caller.tokenOf(phone), renewed: null as string | null }
  const onUnauthorized = vi.fn()
  const local = openStore('local')
  const clock = createServerClock(local)
  const client = createClient({
    baseURL: caller.url,
    deviceId: () => device.deviceId,
    token: () => Promise.resolve(session.token),
    renewed: () => Promise.resolve(session.renewed),
    onUnauthorized,
    onServerTime: clock.note,
  })
  const tab = openStore('session')
  const dependencies: Dependencies = {
    client: createLazyClient(() => Promise.resolve(client)),
    gateway: { hosts: [], isSandbox: true },
    local,
    session: tab,
    auths: createAuthStore({ local, session: tab }),
    clock,
    locationOf,
  }
  return {
    caller,
    api: bindAll(client),
    dependencies,
    session,
    onUnauthorized,
    /** The next calls that match are answered so. */
    fault: (match: string, how: Record<string, unknown>) => caller.control('fault', { match, ...how }),
    /** No answer comes to the next call that matches; it may have been done all the same. */
    drop: (match: string) => caller.control('fault', { match, drop: true }),
  }
}
export type Statements = Awaited<ReturnType<typeof openStatements>>
