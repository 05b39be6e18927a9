import type { Plugin } from 'vite'

const fileName = 'manifest.webmanifest'
const type = 'application/manifest+json'
const png = { type: 'image/png' }

/** What a device calls the portal and shows it by when somebody keeps it on a home screen. */
export function webManifest(fundName: string): object {
  return {
    id: '/',
    name: fundName,
    // Under an icon there is room for one word: the one in quotes.
    short_name: /«([^»]+)»/.exec(fundName)?.[1] ?? fundName,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // The address stays in sight: by it a client knows the fund from those who pretend to be it.
    display: 'browser',
    theme_color: '#0E4A5C',
    background_color: '#FAF8F4',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', ...png },
      { src: '/icons/512.png', sizes: '512x512', ...png },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
  }
}

/** The web manifest of the fund that the configuration names, in development and among the built files. */
export function manifestFile({ fundName }: { fundName: string }): Plugin {
  const source = JSON.stringify(webManifest(fundName))
  return {
    name: 'portal:web-manifest',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.writeHead(200, { 'Content-Type': type }).end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
