import { createClient, type Calls, type Client, type Surroundings } from './client.ts'
import { tables } from './tables/all.ts'

/** Every call of the portal, by service. */
export type Api = { [Service in keyof typeof tables]: Calls<(typeof tables)[Service]> }

/** Binds every service at once: for whoever needs them all, such as tests; the portal's own parts bind what they need. */
export const bindAll = (client: Client): Api =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, client(rows)])) as unknown as Api

export const createApi = (around: Surroundings): Api => bindAll(createClient(around))
