import { createReadStream, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { shellFile, stylesFile } from './prerender/files.ts'
import { cacheControl, contentSecurityPolicyOf, securityHeaders } from './security-headers.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Addresses of the fund's services, which are never the portal's own files. */
export const services = ['/api', '/apirp', '/cms']

const isService = (pathname: string) => services.some((prefix) => pathname.startsWith(`${prefix}/`))
const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://portal').pathname
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

const pageFile = (dir: string, pathname: string) => path.join(dir, pathname === '/' ? 'index.html' : `${pathname.replace(/\/+$/, '')}.html`)

/** The hash of the style element that this page carries, if it was prerendered. */
function inlineStyles(dir: string, file: string): string[] {
  const list = path.join(dir, stylesFile)
  const hashes = isFile(list) ? JSON.parse(readFileSync(list, 'utf8')) as Record<string, string> : {}
  const hash = hashes[path.relative(dir, file).replaceAll('\\', '/')]
  return hash === undefined ? [] : [hash]
}

/** A name of the account may have a dot in it: nothing there is a file. */
const isFileName = (pathname: string) => path.extname(pathname) !== '' && !pathname.startsWith('/lk/')
const takesPages = (accept: string) => accept === '' || /text\/html|\*\/\*/.test(accept)

/** What is built for this very address: a file, or a prerendered page. */
const ownFile = (dir: string, pathname: string) => [path.join(dir, pathname), pageFile(dir, pathname)].find(isFile) ?? null

/** The built file that answers an address: its own, or the page of the application. */
function fileFor(dir: string, pathname: string, accept: string): string | null {
  if (isService(pathname) || pathname.includes('/.')) return null
  const shells = isFileName(pathname) ? [] : [path.join(dir, shellFile), path.join(dir, 'index.html')]
  const found = ownFile(dir, pathname) ?? shells.find(isFile) ?? null
  return found?.endsWith('.html') && !takesPages(accept) ? null : found
}

/** A file that is not there, a chunk of an older build among them: a page in its place would be taken for it. */
const isLost = (dir: string, pathname: string) => isFileName(pathname) && !isService(pathname) && ownFile(dir, pathname) === null

type Built = { dir: string; policyOf: (styles: readonly string[]) => string }

/** Sends a page, and any other built file as its brotli twin. False where there is none or the client cannot read it. */
function sendBuilt({ dir, policyOf }: Built, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const file = fileFor(dir, pathOf(request), headers.accept ?? '')
  if (file === null) return false
  const isPacked = String(headers['accept-encoding']).includes('br') && isFile(`${file}.br`)
  // Any other file is sent by the server that this one stands in.
  if (!isPacked && !file.endsWith('.html')) return false
  const sent = isPacked ? `${file}.br` : file
  const { size, mtimeMs } = statSync(sent)
  const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`
  response.setHeader('ETag', etag)
  const styles = inlineStyles(dir, file)
  if (styles.length > 0) response.setHeader('Content-Security-Policy', policyOf(styles))
  response.setHeader('Vary', 'Accept-Encoding')
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return true
  }
  response.writeHead(200, {
    'Content-Type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
    ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
    'Content-Length': size,
  })
  if (method === 'HEAD') response.end()
  else createReadStream(sent).pipe(response)
  return true
}

/** The preview server's answers as production gives them: headers on each one, built files in brotli. */
export function delivery({ apiBase }: { apiBase: string }): { headers: Plugin; files: Plugin } {
  return {
    headers: {
      name: 'portal:headers',
      configurePreviewServer({ middlewares, config }) {
        const headers = Object.entries(securityHeaders({ https: Boolean(config.preview.https), apiBase }))
        middlewares.use((request, response, next) => {
          for (const [name, value] of headers) response.setHeader(name, value)
          response.setHeader('Cache-Control', cacheControl(pathOf(request)))
          next()
        })
      },
    },
    files: {
      name: 'portal:files',
      configurePreviewServer({ middlewares, config }) {
        const dir = path.resolve(config.root, config.build.outDir)
        const policyOf = (styles: readonly string[]) => contentSecurityPolicyOf({ apiBase, styles })
        middlewares.use((request, response, next) => {
          const pathname = pathOf(request)
          if (isLost(dir, pathname)) {
            response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end('Not found')
          } else if (!sendBuilt({ dir, policyOf }, request, response)) next()
        })
      },
    },
  }
}
