import { currentUrl } from './address.ts'

/** Where somebody may be sent to sign in: the identity provider's hosts, and the portal itself where the sandbox stands in for it. */
export type Gateway = { hosts: readonly string[]; isSandbox: boolean }

/**
 * The whole address, or null where the browser must not go: only https to a listed host, and the portal's own origin beside the sandbox
 * alone. Whoever can change the answer that it came in must not lead a client anywhere else.
 */
export function gatewayAddress(url: string, { hosts, isSandbox }: Gateway): string | null {
  const { origin } = currentUrl()
  const base = isSandbox && url !== '' ? origin : undefined
  if (!URL.canParse(url, base)) return null
  const target = new URL(url, base)
  const isListed = target.protocol === 'https:' && target.port === '' && hosts.includes(target.hostname)
  return isListed || (isSandbox && target.origin === origin) ? target.href : null
}
