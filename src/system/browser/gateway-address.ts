import { env } from '#env.ts'
import { currentUrl } from './address.ts'

/**
 * Where the browser may be sent to sign in, or null: to a listed host of the identity provider by https, and to the portal's own origin
 * where the sandbox stands in for it. Whoever can change that answer must not lead a client anywhere else.
 */
export function gatewayAddress(url: string): string | null {
  const { origin } = currentUrl()
  const isSandbox = import.meta.env.SANDBOX === 'on' && url !== ''
  const target = URL.canParse(url, isSandbox ? origin : undefined) ? new URL(url, isSandbox ? origin : undefined) : null
  if (target === null) return null
  const isListed = target.protocol === 'https:' && target.port === '' && env.esiaHosts.includes(target.hostname)
  return isListed || (isSandbox && target.origin === origin) ? target.href : null
}
