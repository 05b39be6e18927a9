import type * as z from 'zod/mini'
import type { Maintenance } from '#domain/maintenance.ts'
import type { LoggedCall } from '#test/sandbox/request-log.ts'
import type { Movable } from '#test/sandbox/push.ts'
import type { Fault, Message } from '#test/sandbox/state.ts'

/** The controls of a running sandbox, for tests. */
export type SandboxClient = ReturnType<typeof connectSandbox>

/** Speaks to the sandbox of the portal at this origin. */
export function connectSandbox(origin: string) {
  async function send(path: string, body?: object): Promise<Response> {
    const response = await fetch(
      `${origin}/sandbox/${path}`,
      body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}: ${await response.text()}`)
    return response
  }
  const tell = async (path: string, body: object): Promise<void> => void (await send(path, body))
  const ask = async <Reply>(path: string, body?: object): Promise<Reply> =>
    (await send(path, body)).json() as Promise<Reply>
  const outbox = (to?: string) =>
    ask<z.output<typeof Message>[]>(to === undefined ? 'outbox' : `outbox?to=${encodeURIComponent(to)}`)
  return {
    /** Messages sent to a phone or an address, the newest first. */
    outbox,
    /** The code of the newest message to this phone (8…) that has one. */
    lastCode: async (phone: string): Promise<string> => {
      const code = (await outbox(phone)).find((message) => message.code !== null)?.code
      if (!code) throw new Error(`No code was sent to ${phone}.`)
      return code
    },
    /** The next `times` (1 unless told) calls that match answer so; `times: 0` clears. */
    fault: (fault: z.input<typeof Fault>) => tell('fault', fault),
    /** Moves the sandbox's clock forward. */
    clock: (advanceSeconds: number) => tell('clock', { advanceSeconds }),
    /** Back to the seed. */
    reset: () => tell('reset', {}),
    /** The last calls of the services, the newest first. */
    requests: () => ask<LoggedCall[]>('requests'),
    /** The statements and files of all clients, and how they stand. */
    statements: () => ask<z.output<typeof Movable>[]>('statements'),
    maintenance: (maintenance: Maintenance) => tell('maintenance', maintenance),
    /** The address by which an operator enters as this client. */
    mimic: async (operatorName: string, clientPhone: string): Promise<string> =>
      (await ask<{ url: string }>('mimic', { operatorName, clientPhone })).url,
  }
}
