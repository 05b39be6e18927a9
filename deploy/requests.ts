import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Whether every part of the server can read what is asked: a method of the portal or its services, and an address with a path of this host. */
const isReadable = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  methods.has(method) && /^\/(?!\/)/.test(url) && URL.canParse(url, 'http://portal')

type Headers = Readonly<Record<string, string>>
type Listener = (request: IncomingMessage, response: ServerResponse) => void

const refusal = (headers: Headers): Headers => ({
  ...headers,
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain',
  Connection: 'close',
})

/**
 * Answers 400 with these headers, before any part of the server looks at it, to a request that not all of them can read: one such address
 * ends the process, since the server's own router parses it where nobody catches. What even Node cannot read is answered the same.
 */
export function refuseUnreadable(server: Server | Http2SecureServer, headers: Headers): void {
  const inner = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isReadable(request)) for (const listener of inner) listener(request, response)
    else response.writeHead(400, refusal(headers)).end('Bad request')
  })
  server.removeAllListeners('clientError')
  server.on('clientError', (_: Error, socket: Socket) => {
    if (!socket.writable) return void socket.destroy()
    const lines = Object.entries(refusal(headers)).map(([name, value]) => `${name}: ${value}`)
    socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', 'Bad request'].join('\r\n'))
  })
}
