/** The configuration as the portal reads it. */
export type Env = {
  fundName: string
  hotline: string
  messengerWarning: boolean
  autumnLeaves: boolean
  /** After so many milliseconds without a touch the sign-in ends; 0 is never. */
  idleLimit: number
  /** Where the services are; an empty string means the portal's own origin. */
  apiBase: string
  /** The hosts of the identity provider that the browser may be sent to. */
  esiaHosts: readonly string[]
}
