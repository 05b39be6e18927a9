import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { shellFile } from './built-files.ts'
import { refuseUnreadable } from './requests.ts'
import { cacheControl, contentSecurityPolicyOf, hashesOfStyles, securityHeaders } from './security-headers.ts'
import { isService } from './services.ts'

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
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const hashes = new Map(
    pages.map((file) => [file.replaceAll(path.sep, '/'), hashesOfStyles(readFileSync(path.join(dir, file), 'utf8'))]),
  )
  return (pathname) => {
    const name = pathname.replace(/^\/|\/$/g, '')
    return hashes.get(name) ?? hashes.get(`${name || 'index'}.html`) ?? []
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

/** Answers with what is built: the file of an address or its prerendered page, compressed as the client can read it; else the page of the application. */
function builtFiles(dir: string, policyOf: (styles: readonly string[]) => string): Answer {
  if (!existsSync(dir)) throw new Error(`Портал ещё не собран: нет папки ${dir}. Сначала нужна npm run build.`)
  const options = { brotli: true, gzip: true, etag: true, setHeaders: nameType }
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

/** The preview server's answers as production gives them: headers on each one, built files compressed. */
export function delivery({ apiBase }: { apiBase: string }): { headers: Plugin; files: Plugin } {
  return {
    headers: {
      name: 'portal:headers',
      configurePreviewServer({ middlewares, config, httpServer }) {
        const own = securityHeaders({ https: Boolean(config.preview.https), apiBase })
        const headers = Object.entries(own)
        refuseUnreadable(httpServer, own)
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
