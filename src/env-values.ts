/** The configuration as the portal reads it. */
export type Env = {
  fundName: string
  hotline: string
  messengerWarning: boolean
  autumnLeaves: boolean
  /** Where the services are; an empty string means the portal's own origin. */
  apiBase: string
  /** The hosts of the identity provider that the browser may be sent to. */
  esiaHosts: readonly string[]
}

/** The variables that the browser gets, as they are written in `.env`. */
export type EnvValues = {
  VITE_FUND_NAME: string
  VITE_HOTLINE: string
  VITE_MESSENGER_WARNING: 'on' | 'off'
  VITE_AUTUMN_LEAVES: 'on' | 'off'
  VITE_API_BASE: string
  VITE_ESIA_HOSTS: string
}

/** Names the variables as the portal knows them. */
export const toEnv = (values: EnvValues): Env => ({
  fundName: values.VITE_FUND_NAME,
  hotline: values.VITE_HOTLINE,
  messengerWarning: values.VITE_MESSENGER_WARNING === 'on',
  autumnLeaves: values.VITE_AUTUMN_LEAVES === 'on',
  apiBase: values.VITE_API_BASE,
  esiaHosts: values.VITE_ESIA_HOSTS.split(','),
})
