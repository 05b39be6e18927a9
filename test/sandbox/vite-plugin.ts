import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createSandbox, stateFile } from './sandbox.ts'

const phone = '8 999 000-00-01'

/** Puts the fund's pretended services onto the portal's own origin, in development and in preview. */
export function sandbox({ file = stateFile }: { file?: string | null } = {}): Plugin {
  let fundName: string | undefined

  function mount(server: ViteDevServer | PreviewServer): void {
    const { middleware, close } = createSandbox({ file, ...(fundName ? { fundName } : {}) })
    server.middlewares.use(middleware)
    server.httpServer?.once('close', () => {
      void close()
    })
    server.printUrls = () => {
      const portal = server.resolvedUrls?.local[0]
      if (portal === undefined) return
      server.config.logger.info(
        `\n  Портал:     ${portal}\n  Песочница:  ${new URL('/sandbox', portal).href}\n  Вход:       телефон ${phone}, код — на странице песочницы\n`,
      )
    }
  }
  return {
    name: 'portal-sandbox',
    configResolved: ({ env }) => {
      fundName = env['VITE_FUND_NAME'] as string | undefined
    },
    configureServer: mount,
    configurePreviewServer: mount,
  }
}
