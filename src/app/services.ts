import { env } from '#env.ts'

/** What the configuration says of the services, as the system of actors takes it. */
export const services = {
  apiBase: env.apiBase,
  idleLimit: env.idleLimit,
  gateway: { hosts: env.esiaHosts, isSandbox: import.meta.env.SANDBOX === 'on' },
}
