import type { Page, Request, Route } from '@playwright/test'
import * as limits from '#domain/limits.ts'
import type { Fault } from '#domain/faults.ts'
import { expect } from '../fixtures.ts'
import type { Complaints } from '../complaints.ts'

/** Which request of the page is the work of a port. */
export type CallOf = (request: Request) => boolean

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Ports = Readonly<Record<string, CallOf>>

/** Holds the page's calls of some ports until a path says how each ends, and the silent ones for good; all others reach the sandbox. */
export async function holdCalls(page: Page, complaints: Complaints, ports: Ports, silent: Ports) {
  const held: Record<string, Route[]> = {}
  const due: Record<string, number> = {}
  await page.route(/\/(api|apirp|cms)\//, (route) => {
    const [port] = Object.entries({ ...ports, ...silent }).find(([, isMine]) => isMine(route.request())) ?? []
    if (port === undefined) return route.fallback()
    ;(held[port] ??= []).push(route)
    return undefined
  })

  const countOf = (port: string) => held[port]?.length ?? 0
  const expectDue = (port: string) =>
    expect.poll(() => countOf(port), { message: `calls of ${port}`, intervals: [10] }).toBe(due[port] ?? 0)

  /** The call that was begun last, once there are as many as there must be. */
  async function last(port: string): Promise<Route> {
    await expectDue(port)
    const route = held[port]?.at(-1)
    if (!route) throw new Error(`${port} has made no call`)
    return route
  }
  /** Lets the time pass that a call takes at least (7-02). */
  const pass = () => page.clock.fastForward(limits.fetchMinimumDelay)

  async function drop(port: string): Promise<void> {
    const route = await last(port)
    complaints.allow(new RegExp(`ERR_INTERNET_DISCONNECTED.*${escaped(new URL(route.request().url()).pathname)}`))
    await route.abort('internetdisconnected')
  }

  return {
    /** One more call of this port must come. */
    await: (port: string) => {
      due[port] = (due[port] ?? 0) + 1
    },
    give: async (port: string, json: unknown) => {
      const route = await last(port)
      await (json === undefined
        ? route.fulfill({ status: 204 })
        : typeof json === 'string'
          ? route.fulfill({ body: json })
          : route.fulfill({ json }))
      await pass()
    },
    fail: async (
      port: string,
      { kind = 'refused', status = 500, code = null, description = null, message = null, fields = {} }: Partial<Fault>,
    ) => {
      if (kind === 'offline') {
        await drop(port)
        if ((await last(port)).request().method() === 'GET') {
          due[port] = (due[port] ?? 0) + 1
          await page.clock.fastForward(limits.file404Retry)
          await drop(port)
        }
      } else if (kind === 'refused') {
        const route = await last(port)
        complaints.allow(new RegExp(`\\b${status}\\b.*${escaped(new URL(route.request().url()).pathname)}`))
        await route.fulfill({ status: status ?? 500, json: { error: { code, description, message, fields } } })
      } else throw new Error(`a browser cannot make a fault of the kind "${kind}"`)
      await pass()
    },
    /** Every port has made as many calls as it must, and no more. */
    settle: async () => {
      for (const port of Object.keys(ports)) await expectDue(port)
    },
  }
}
export type HeldCalls = Awaited<ReturnType<typeof holdCalls>>
