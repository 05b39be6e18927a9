import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

type Next = (error?: unknown) => void
type Incoming = IncomingMessage & { originalUrl?: string | undefined }
export type Middleware = (request: Incoming, response: ServerResponse, next: Next) => void

function toRequest(incoming: Incoming, signal: AbortSignal): Request {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const url = new URL(incoming.originalUrl ?? incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const init = {
    method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' } : {}),
  }
  return new Request(url, init)
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  to.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') to.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), to)
  else to.end()
}

/** Serves a function of web requests over node's http, in the form that connect, Vite and plain servers take. */
export const middlewareOf =
  (respond: (request: Request) => Promise<Response | 'drop' | null>): Middleware =>
  (incoming, outgoing, next) => {
    const gone = new AbortController()
    outgoing.on('close', () => {
      gone.abort()
    })
    const serve = async () => {
      const response = await respond(toRequest(incoming, gone.signal))
      if (response === null) return next()
      if (response === 'drop') return void incoming.socket.destroy()
      await send(response, outgoing)
    }
    serve().catch((error: unknown) => {
      if (!gone.signal.aborted) next(error)
    })
  }
