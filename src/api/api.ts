import { createClient, type Calls, type Client, type Dependencies } from './client.ts'
import { tables } from './tables/all.ts'

/** Every call of the portal, by service. */
export type Api = { [Service in keyof typeof tables]: Calls<(typeof tables)[Service]> }

/** Binds every service at once: for whoever needs them all, such as tests; the portal's own parts bind what they need. */
export const bindAll = (client: Client): Api =>
  Object.fromEntries(Object.entries(tables).map(([name, endpoints]) => [name, client(endpoints)])) as unknown as Api

export const createApi = (dependencies: Dependencies): Api => bindAll(createClient(dependencies))
