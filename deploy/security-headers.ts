import { createHash } from 'node:crypto'

/** What a page of the portal may load and do. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'default', 'pdf-worker'],
} satisfies Record<string, readonly string[]>

/** Powers of the browser: none but reading a code out of an SMS (4.2-04). */
const permissionsPolicy = {
  'otp-credentials': '(self)',
  camera: '()',
  geolocation: '()',
  microphone: '()',
  payment: '()',
  usb: '()',
}

export type Delivery = {
  /** Whether the portal is served over https; elsewhere HSTS has no meaning. */
  https: boolean
  /** Services on another origin; an empty string means the portal's own. */
  apiBase: string
}

const spellCsp = (policy: Record<string, readonly string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The policy of an answer; a prerendered page may use the style element that has this hash. */
export function contentSecurityPolicyOf({
  apiBase,
  styles = [],
}: {
  apiBase: string
  styles?: readonly string[]
}): string {
  const own = contentSecurityPolicy
  return spellCsp({
    ...own,
    'connect-src': [...own['connect-src'], apiBase].filter(Boolean),
    'style-src': [...own['style-src'], ...styles],
  })
}

const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/** What names the styles in the head of a page in its policy; those in its body are not its own. */
export const hashesOfStyles = (html: string): string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) =>
    hashOf(styles),
  )

/** The headers of every answer, whichever server sends it. */
export function securityHeaders({ https, apiBase }: Delivery): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicyOf({ apiBase }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': Object.entries(permissionsPolicy)
      .map((pair) => pair.join('='))
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** A file under /assets/ carries its hash in its name and never changes; fonts and icons change rarely; pages are asked for anew. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(woff2|css|svg|png|ico|webmanifest)$/.test(pathname) ? 'public, max-age=86400' : 'no-cache'
}
