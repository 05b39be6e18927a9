import { preview } from 'vite'
import { delivery } from '../../deploy/delivery.ts'
import { builds, root, type Build } from './build.ts'
import { connectSandbox, type SandboxClient } from './sandbox-client.ts'
import { sandbox } from '#test/sandbox/vite-plugin.ts'

export type Portal = {
  /** `http://127.0.0.1:<port>`. */
  origin: string
  sandbox: SandboxClient
  close: () => Promise<void>
}

type Served = {
  build?: Build
  /** Where its files are, if they are not where the build has put them. */
  dir?: string
}

/** Serves a build on a free port, with a sandbox of its own whose state lasts until it is closed. */
export async function startPortal({ build = 'walk', dir = builds[build].dir }: Served = {}): Promise<Portal> {
  const { headers, files } = delivery({ apiBase: '' })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [headers, sandbox({ file: null }), files],
    build: { outDir: dir },
    preview: { host: '127.0.0.1', port: 0, cors: false },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    sandbox: connectSandbox(origin),
    close: () => server.close(),
  }
}
