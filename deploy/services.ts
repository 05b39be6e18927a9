import type { IncomingHttpHeaders } from 'node:http'
import type { ProxyOptions } from 'vite'
import { securityHeaders } from './security-headers.ts'

/** Addresses of the fund's services, which are never the portal's own files. */
const services = ['/api', '/apirp', '/cms']

export const isService = (pathname: string): boolean => services.some((prefix) => pathname.startsWith(`${prefix}/`))

const ofPortal = new Set(Object.keys(securityHeaders({ https: true, apiBase: '' })).map((name) => name.toLowerCase()))
const ofOrigin = /^(access-control-|content-security-policy|x-powered-by$|server$)/

/** An answer of a service without what it says for its own origin: on the portal's, the portal's word holds. */
const withoutOriginHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofPortal.has(name) && !ofOrigin.test(name)))

/** Passes the calls of the services on to where they really are; nothing is passed on without an origin. */
export const proxyTo = (origin: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    (origin ? services : []).map((path) => [
      path,
      {
        target: origin,
        changeOrigin: true,
        configure: (proxy) =>
          proxy.on('proxyRes', (answer) => {
            answer.headers = withoutOriginHeaders(answer.headers)
          }),
      } satisfies ProxyOptions,
    ]),
  )
