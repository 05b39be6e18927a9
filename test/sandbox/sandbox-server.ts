import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** The sandbox on a server of its own, for tests of the API. Port 0 is any free one. */
export async function startSandboxServer({ port = 0, ...options }: SandboxOptions & { port?: number } = {}): Promise<
  Sandbox & { url: string }
> {
  const sandbox = createSandbox(options)
  const server = createServer((request, response) => {
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
