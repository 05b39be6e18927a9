import type { BrowserContext, Page, Route } from '@playwright/test'

/** The network goes and comes back. */
export async function backOnline({ context }: { context: BrowserContext }): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** Holds whatever the page asks for at such an address; one after another is let go on, dropped as without a network, or answered. */
export async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  const waiting: ((route: Route) => void)[] = []
  await page.route(address, (route) => {
    const next = waiting.shift()
    if (next) next(route)
    else held.push(route)
  })
  const take = () => {
    const route = held.shift()
    return route ? Promise.resolve(route) : new Promise<Route>((resolve) => { waiting.push(resolve) })
  }
  return {
    pass: async () => (await take()).continue(),
    drop: async () => (await take()).abort('internetdisconnected'),
    answer: async (status: number, json: unknown = {}) => (await take()).fulfill({ status, json }),
    /** Whatever else is asked for goes its way. */
    end: () => page.unroute(address),
  }
}

/** Bars the way of everything at such an address until it is dropped or let go on, all of it. */
export async function bar(page: Page, address: RegExp) {
  let decide: (isAway: boolean) => void = () => undefined
  let decided = new Promise<boolean>((resolve) => { decide = resolve })
  await page.route(address, async (route) => {
    await (await decided ? route.abort('internetdisconnected') : route.continue())
  })
  return {
    drop: () => decide(true),
    pass: () => decide(false),
    again: () => { decided = new Promise<boolean>((resolve) => { decide = resolve }) },
  }
}
