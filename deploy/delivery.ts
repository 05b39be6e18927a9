import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { shellFile, stylesFile } from './built-files.ts'
import { cacheControl, contentSecurityPolicyOf, securityHeaders } from './security-headers.ts'

/** Addresses of the fund's services, which are never the portal's own files. */
export const services = ['/api', '/apirp', '/cms']

const isService = (pathname: string) => services.some((prefix) => pathname.startsWith(`${prefix}/`))

/** The address that is asked for, without its escapes. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const { pathname } = new URL(url, 'http://portal')
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** A name of the account may have a dot in it: nothing there is a file. */
const isFileName = (pathname: string) => path.extname(pathname) !== '' && !pathname.startsWith('/lk/')
const isPage = (pathname: string) => !isFileName(pathname) || pathname.endsWith('.html')
const takesPages = (accept: string) => accept === '' || /text\/html|\*\/\*/.test(accept)

/** The hash of the style element of the page at an address, where one was prerendered. */
function inlineStyles(dir: string): (pathname: string) => string[] {
  const list = path.join(dir, stylesFile)
  const hashes = new Map(
    existsSync(list) ? Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : [],
  )
  return (pathname) => {
    const name = pathname.replace(/^\/|\/$/g, '')
    const hash = hashes.get(name) ?? hashes.get(`${name || 'index'}.html`)
    return hash === undefined ? [] : [hash]
  }
}

/** The one kind of built file that sirv knows no type of. */
function nameType(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

/** A file that is not there, a chunk of an older build among them: a page in its place would be taken for it. */
const refuse = (response: ServerResponse) =>
  void response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end('Not found')

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Answers with what is built: the file of an address or its prerendered page, in brotli where that is read; else the page of the application. */
function builtFiles(dir: string, policyOf: (styles: readonly string[]) => string): Answer {
  if (!existsSync(dir)) throw new Error(`Портал ещё не собран: нет папки ${dir}. Сначала нужна npm run build.`)
  const options = { brotli: true, etag: true, setHeaders: nameType }
  const own = sirv(dir, options)
  const shell = sirv(dir, {
    ...options,
    single: existsSync(path.join(dir, shellFile)) ? shellFile : true,
    ignores: false,
  })
  const stylesOf = inlineStyles(dir)
  return (request, response, next) => {
    const { method = '', headers } = request
    const pathname = pathOf(request)
    const isOurs =
      ['GET', 'HEAD'].includes(method) &&
      !isService(pathname) &&
      (!isPage(pathname) || takesPages(headers.accept ?? ''))
    if (!isOurs) return next()
    const styles = stylesOf(pathname)
    // Before anything is sent: a page that has not changed keeps the policy that this answer brings.
    if (styles.length > 0) response.setHeader('Content-Security-Policy', policyOf(styles))
    own(request, response, () => (isFileName(pathname) ? refuse(response) : shell(request, response, next)))
  }
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
        middlewares.use(builtFiles(dir, policyOf))
      },
    },
  }
}
