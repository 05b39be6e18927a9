import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** Pages of the portal may speak to it from another origin than its own, as those of jsdom do. */
function openTo(origin: string, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Methods', '*')
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization')
  response.setHeader('Access-Control-Expose-Headers', '*')
}

/** The sandbox on a server of its own, for tests of the API. Port 0 is any free one. */
export async function startSandboxServer({ port = 0, ...options }: SandboxOptions & { port?: number } = {}): Promise<
  Sandbox & { url: string }
> {
  const sandbox = createSandbox(options)
  const server = createServer((request, response) => {
    if (options.origin !== undefined) openTo(options.origin, response)
    if (options.origin !== undefined && request.method === 'OPTIONS') return void response.writeHead(204).end()
    sandbox.middleware(request, response, (error) => {
      response.statusCode = error === undefined ? 404 : 500
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    ...sandbox,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await sandbox.close()
    },
  }
}
