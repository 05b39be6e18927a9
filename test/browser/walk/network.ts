import type { BrowserContext, Page, Route } from '@playwright/test'

/** The network goes and comes back. */
export async function backOnline({ context }: { context: BrowserContext }): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** Holds whatever the page asks for at such an address; what is held is let go on, or dropped as if there were no network. */
export async function hold(page: Page, address: RegExp) {
  let asked: ((route: Route) => void) | undefined
  let held = new Promise<Route>((resolve) => { asked = resolve })
  await page.route(address, (route) => asked?.(route))
  const take = async () => {
    const route = await held
    held = new Promise<Route>((resolve) => { asked = resolve })
    return route
  }
  return {
    pass: async () => (await take()).continue(),
    drop: async () => (await take()).abort('internetdisconnected'),
    answer: async (status: number, json: unknown = {}) => (await take()).fulfill({ status, json }),
    /** Whatever else is asked for goes its way. */
    end: () => page.unroute(address),
  }
}
